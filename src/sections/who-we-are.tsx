import { graphql } from "gatsby";
import { PromisedDays } from "../blocks/promised-days";
import { ButtonLink } from "../components/button";
import { DialogOpener } from "../components/dialog-opener";
import { Paragraphs } from "../components/paragraphs";
import { Section, SectionHeading } from "../components/section";
import { columns, media, space } from "../theme/style";

const loadAppointmentDialog = () =>
  import("../dialogs/appointment-dialog").then(({ AppointmentDialog }) => AppointmentDialog);

/** Who the consultancy is, with a button that opens the appointment form, below the days of which that speaks. */
export function WhoWeAre(props: Queries.WhoWeAreFragment) {
  const { aboutUsPage, homePage, expertAppointmentForm, formMessages, company } = props;
  const { number, heading, body, action } = aboutUsPage.whoWeAre;
  const { days } = homePage.tailoredStrategies;
  return (
    <Section isNamed id="who-we-are">
      <div css={columns(7, 5)}>
        <SectionHeading number={number}>{heading}</SectionHeading>
        <Paragraphs text={body} />
      </div>
      <PromisedDays
        {...homePage.tailoredStrategies}
        css={{ marginBlock: `${space(6)} ${space(4)}` }}
      />
      <DialogOpener
        load={loadAppointmentDialog}
        dialog={{ expertAppointmentForm, formMessages, company }}
      >
        {(linkProps) => (
          <ButtonLink
            {...action}
            {...linkProps}
            variant="accent"
            css={
              days
                ? { [media.wide]: { marginInlineStart: `${(100 * days.first) / days.last}%` } }
                : { marginTop: space(4) }
            }
          />
        )}
      </DialogOpener>
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
          ...SmartLink
        }
      }
    }
    homePage {
      tailoredStrategies {
        ...PromisedDays
      }
    }
    ...AppointmentDialog
  }
`;
