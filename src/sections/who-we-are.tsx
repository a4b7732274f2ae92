import { graphql } from "gatsby";
import { SplitSection } from "../blocks/split-section";
import { ButtonLink } from "../components/button";
import { DialogOpener } from "../components/dialog-opener";
import { Paragraphs } from "../components/paragraphs";
import { space } from "../theme/style";

const loadAppointmentDialog = () =>
  import("../dialogs/appointment-dialog").then(({ AppointmentDialog }) => AppointmentDialog);

/** Who the consultancy is, with a button that opens the appointment form. */
export function WhoWeAre(props: Queries.WhoWeAreFragment) {
  const { body, action, ...section } = props.aboutUsPage.whoWeAre;
  return (
    <SplitSection {...section} isAboveFold>
      <Paragraphs text={body} css={{ marginBlock: `${space(3)} ${space(4)}` }} />
      <DialogOpener load={loadAppointmentDialog} dialog={props}>
        {(opener) => (
          <ButtonLink to={action.to} variant="accent" {...opener}>
            {action.label}
          </ButtonLink>
        )}
      </DialogOpener>
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
    ...AppointmentDialog
  }
`;
