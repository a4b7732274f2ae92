import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { ServiceCard } from "../blocks/service-card";
import { CardGrid } from "../components/card-grid";
import { DaySpan } from "../components/day-marks";
import { DialogOpener } from "../components/dialog-opener";
import { wrappingItems } from "../components/shared-styles";
import { RunningText } from "../components/running-text";
import { Section } from "../components/section";
import { fillTemplate } from "../lib/fill-template";
import { color, fontSize, media, space } from "../theme/style";

const loadServiceDialog = () =>
  import("../dialogs/service-dialog").then(({ ServiceDialog }) => ServiceDialog);

/** The services, which open their full texts in dialogs: on wide screens rows with the picture on alternating sides, on others cards. */
export function ServiceCards(props: Queries.ServiceCardsFragment) {
  const { servicePage, serviceDetailPage, allService, expertTalk } = props;
  const { readMore } = servicePage;
  const stepDays = serviceDetailPage.stepDays ?? "";
  const listedNames = servicePage.services.map(({ name }) => name);
  const services = [
    ...listedNames.flatMap((name) => allService.nodes.filter((each) => each.name === name)),
    ...allService.nodes.filter(({ name }) => !listedNames.includes(name)),
  ];
  return (
    <Section lists={[services]}>
      <CardGrid css={rows}>
        {services.map((service, index) => (
          <DialogOpener
            key={index}
            load={loadServiceDialog}
            dialog={{ service, readMore, talk: expertTalk.action }}
          >
            {(linkProps) => (
              <ServiceCard
                service={service}
                pictureAt={index % 2 === 0 ? "Start" : "End"}
                linkProps={linkProps}
              >
                {service.engagement && <Steps {...service.engagement} stepDays={stepDays} />}
              </ServiceCard>
            )}
          </DialogOpener>
        ))}
      </CardGrid>
    </Section>
  );
}

type Engagement = Queries.ServiceCardsFragment["allService"]["nodes"][number]["engagement"];

interface StepsProps extends NonNullable<Engagement> {
  stepDays: string;
}

/** What happens in a service, in a line each above its days. */
function Steps({ steps, stepDays }: StepsProps) {
  if (steps.length === 0) return null;
  const total = Math.max(...steps.map(({ days }) => days.last));
  return (
    <ul css={stepsStyle}>
      {steps.map(({ title, days }, index) => (
        <li key={index} css={step}>
          <DaySpan {...days} total={total} css={{ top: "100%", strokeWidth: 4 }} />
          {title}{" "}
          <span css={stepDaysStyle}>
            <RunningText text={fillTemplate(stepDays, days)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Below the text, and on tablets beside it. */
const stepsStyle: CSSObject = {
  gridArea: "more",
  marginTop: space(1),
  [media.tablet]: { marginTop: space(-2) },
};

const step: CSSObject = {
  position: "relative",
  ...wrappingItems,
  columnGap: space(2),
  // Far from the days of the one before.
  paddingBlock: `${space(2.5)} ${space(1)}`,
  lineHeight: 1.35,
  borderBottom: `1px solid ${color.line}`,
  fontSize: fontSize.label,
};

const stepDaysStyle: CSSObject = {
  marginInlineStart: "auto",
  fontVariantNumeric: "tabular-nums",
  color: color.textMuted,
};

const rows: CSSObject = {
  gap: space(8),
  [media.small]: { gridTemplateColumns: "minmax(0, 1fr)" },
  [media.wide]: { gap: space(10) },
};

export const fragments = graphql`
  fragment ServiceCards on Query {
    servicePage {
      readMore
      services {
        name
      }
    }
    allService {
      nodes {
        ...ServiceCard
        ...ServiceDialog
        engagement {
          steps {
            title
            days {
              first
              last
            }
          }
        }
      }
    }
    serviceDetailPage {
      stepDays
    }
    expertTalk {
      action {
        ...SmartLink
      }
    }
  }
`;
