import { graphql } from "gatsby";
import { useState } from "react";
import { ButtonLink } from "../components/button";
import { DialogOpener } from "../components/dialog-opener";
import { FramedPicture } from "../components/framed-picture";
import { Heading } from "../components/heading";
import { Paragraphs } from "../components/paragraphs";
import { Section } from "../components/section";
import { Split } from "../components/split";
import { below, space, visuallyHidden } from "../theme/style";

const loadAppointmentDialog = () =>
  import("../dialogs/appointment-dialog").then(({ AppointmentDialog }) => AppointmentDialog);

/** Who the consultancy is, and the way to an appointment. */
export function WhoWeAre(props: Queries.WhoWeAreFragment) {
  const { aboutUsPage, expertAppointmentForm } = props;
  const { number, heading, body, action, image, imageAlt } = aboutUsPage.whoWeAre;
  const [hasBooked, setHasBooked] = useState(false);
  return (
    <Section labelledBy="who-we-are">
      <Split
        text={
          <>
            <Heading level={2} id="who-we-are" number={number}>
              {heading}
            </Heading>
            <Paragraphs text={body} css={{ marginBlock: `${space(3)} ${space(4)}` }} />
            <DialogOpener
              load={loadAppointmentDialog}
              dialog={{ ...props, onSuccess: () => setHasBooked(true) }}
            >
              {({ onClick, ...opener }) => (
                <ButtonLink
                  to={action.to}
                  variant="accent"
                  onClick={(event) => {
                    setHasBooked(false);
                    onClick(event);
                  }}
                  {...opener}
                >
                  {action.label}
                </ButtonLink>
              )}
            </DialogOpener>
            {/* Outside the dialog, which is closed by the time this is announced. */}
            <p role="status" css={visuallyHidden}>
              {hasBooked && expertAppointmentForm.success}
            </p>
          </>
        }
        picture={
          <FramedPicture
            image={image}
            alt={imageAlt}
            sizes={`${below("wide")} 90vw, min(52vw, 680px)`}
            isFirst
          />
        }
      />
    </Section>
  );
}

export const fragment = graphql`
  fragment WhoWeAre on Query {
    aboutUsPage {
      whoWeAre {
        number
        heading
        body
        action {
          label
          to
        }
        imageAlt
        image {
          childImageSharp {
            gatsbyImageData(width: 680, outputPixelDensities: [0.5, 0.75, 1, 1.5, 2])
          }
        }
      }
    }
    expertAppointmentForm {
      success
    }
    ...AppointmentDialog
  }
`;
