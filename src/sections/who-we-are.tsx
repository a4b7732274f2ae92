import { graphql } from "gatsby";
import { useState } from "react";
import { SplitSection } from "../blocks/split-section";
import { ButtonLink } from "../components/button";
import { DialogOpener } from "../components/dialog-opener";
import { Paragraphs } from "../components/paragraphs";
import { space, visuallyHidden } from "../theme/style";

const loadAppointmentDialog = () =>
  import("../dialogs/appointment-dialog").then(({ AppointmentDialog }) => AppointmentDialog);

/** Who the consultancy is, with a button that opens the appointment form. */
export function WhoWeAre(props: Queries.WhoWeAreFragment) {
  const { aboutUsPage, expertAppointmentForm } = props;
  const { body, action, ...section } = aboutUsPage.whoWeAre;
  const [hasBooked, setHasBooked] = useState(false);
  return (
    <SplitSection {...section} isAboveFold>
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
              onClick?.(event);
            }}
            {...opener}
          >
            {action.label}
          </ButtonLink>
        )}
      </DialogOpener>
      {/* Visually hidden, as the specification wants no visible message; outside the dialog, which is closed by then. */}
      <p role="status" css={visuallyHidden}>
        {hasBooked && expertAppointmentForm.success}
      </p>
    </SplitSection>
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
          ...SmartLink
        }
        imageAlt
        image {
          ...SplitSection
        }
      }
    }
    expertAppointmentForm {
      success
    }
    ...AppointmentDialog
  }
`;
