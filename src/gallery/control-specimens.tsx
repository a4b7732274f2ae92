import { graphql } from "gatsby";
import { type ReactNode, useState } from "react";
import { Button, ButtonLink, type ButtonVariant } from "../components/button";
import { Dialog } from "../components/dialog";
import { DialogOpener } from "../components/dialog-opener";
import type { DialogVariant } from "../components/dialog-styles";
import { Paragraphs } from "../components/paragraphs";
import { color, radius, space } from "../theme/style";
import { Row, Specimen } from "./specimen";

const buttonVariants: readonly ButtonVariant[] = ["accent", "brand", "outline", "inverse"];
const dialogVariants: readonly DialogVariant[] = ["default", "reading", "full", "search"];

/** Buttons and dialogs. A dialog has the theme of the page, because it is rendered in the body. */
export function ControlSpecimens(props: Queries.ControlSpecimensFragment) {
  const { homePage, labels, aboutUsPage } = props;
  const { label, to } = homePage.hero.action;
  const { heading, body: content } = aboutUsPage.whoWeAre;
  const [openVariant, setOpenVariant] = useState<DialogVariant | null>(null);
  return (
    <>
      <Specimen name="Button">
        {buttonVariants.map((variant) => (
          <Band key={variant} variant={variant}>
            <Button variant={variant}>{label}</Button>
            <Button variant={variant} disabled>
              {label}
            </Button>
            <Button variant={variant} aria-disabled>
              {label}
            </Button>
          </Band>
        ))}
      </Specimen>
      <Specimen name="ButtonLink">
        {buttonVariants.map((variant) => (
          <Band key={variant} variant={variant}>
            <ButtonLink to={to} variant={variant}>
              {label}
            </ButtonLink>
          </Band>
        ))}
      </Specimen>
      <Specimen name="Dialog">
        <Row>
          {dialogVariants.map((variant) => (
            <Button key={variant} variant="outline" onClick={() => setOpenVariant(variant)}>
              {variant}
            </Button>
          ))}
        </Row>
      </Specimen>
      {openVariant && (
        <Dialog
          title={heading}
          closeLabel={labels.close}
          variant={openVariant}
          onClose={() => setOpenVariant(null)}
        >
          <Paragraphs text={content} />
        </Dialog>
      )}
      <Specimen name="DialogOpener">
        <Row>
          <DialogOpener
            load={loadServiceDialog}
            dialog={{ heading, content, closeLabel: labels.close }}
          >
            {(opener) => (
              <ButtonLink to={to} {...opener}>
                {label}
              </ButtonLink>
            )}
          </DialogOpener>
        </Row>
      </Specimen>
    </>
  );
}

/** The inverse variant is for use on the band colour. */
function Band({ variant, children }: { variant: ButtonVariant; children: ReactNode }) {
  const background = variant === "inverse" ? color.band : undefined;
  return (
    <div css={{ padding: space(1), borderRadius: radius.control, background }}>
      <Row>{children}</Row>
    </div>
  );
}

interface ServiceDialogProps {
  heading: string;
  content: string;
  closeLabel: string;
  onClose: () => void;
}

const loadServiceDialog = () => Promise.resolve(ServiceDialog);

function ServiceDialog({ heading, content, closeLabel, onClose }: ServiceDialogProps) {
  return (
    <Dialog title={heading} closeLabel={closeLabel} onClose={onClose}>
      <Paragraphs text={content} />
    </Dialog>
  );
}

export const fragment = graphql`
  fragment ControlSpecimens on Query {
    homePage {
      hero {
        action {
          ...SmartLink
        }
      }
    }
    labels {
      close
    }
    aboutUsPage {
      whoWeAre {
        heading
        body
      }
    }
  }
`;
