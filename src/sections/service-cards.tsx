import { graphql } from "gatsby";
import { ServiceCard } from "../blocks/service-card";
import { CardGrid } from "../components/card-grid";
import { DaySpan } from "../components/day-marks";
import { DialogOpener } from "../components/dialog-opener";
import { wrapping } from "../components/shared-styles";
import { Section } from "../components/section";
import { fillTemplate } from "../lib/fill-template";
import { below, bleed, color, columnGap, fontSize, media, space } from "../theme/style";

const loadServiceDialog = () =>
  import("../dialogs/service-dialog").then(({ ServiceDialog }) => ServiceDialog);

/** A row for each service, on narrow screens a card, which opens its full text in a dialog. */
export function ServiceCards(props: Queries.ServiceCardsFragment) {
  const { readMore } = props.servicePage;
  const { stepDays } = props.serviceDetailPage;
  const listed = props.servicePage.services.map(({ name }) => name);
  const services = [
    ...listed.flatMap((name) => props.allService.nodes.filter((each) => each.name === name)),
    ...props.allService.nodes.filter(({ name }) => !listed.includes(name)),
  ];
  return (
    <Section lists={[services]}>
      <CardGrid css={rows}>
        {services.map((service) => (
          <DialogOpener
            key={service.name}
            load={loadServiceDialog}
            dialog={{ service, readMore, talk: props.expertTalk.action }}
          >
            {(opener) => (
              <ServiceCard {...service} sizes={sizes} opener={opener}>
                <Steps steps={service.engagement.steps} stepDays={stepDays} />
              </ServiceCard>
            )}
          </DialogOpener>
        ))}
      </CardGrid>
    </Section>
  );
}

const sizes = `${below("wide")} 90vw, 56vw`;

interface StepsProps {
  steps: Queries.ServiceCardsFragment["allService"]["nodes"][number]["engagement"]["steps"];
  stepDays: string;
}

/** What happens in a service, in a line each above its days. */
function Steps({ steps, stepDays }: StepsProps) {
  if (steps.length === 0) return null;
  const total = Math.max(...steps.map(({ days }) => days.last));
  return (
    <ul css={{ marginTop: space(1) }}>
      {steps.map(({ title, days }) => (
        <li key={title} css={step}>
          <DaySpan {...days} total={total} />
          {title} <span css={stepDaysStyle}>{fillTemplate(stepDays, days)}</span>
        </li>
      ))}
    </ul>
  );
}

const step = {
  position: "relative",
  ...wrapping,
  columnGap: space(2),
  // Far from the days of the one before.
  paddingBlock: `${space(2.5)} ${space(1)}`,
  lineHeight: 1.35,
  borderBottom: `1px solid ${color.line}`,
  fontSize: fontSize.label,
  "& svg": { top: "100%", strokeWidth: 4 },
} as const;

const stepDaysStyle = {
  marginInlineStart: "auto",
  fontVariantNumeric: "tabular-nums",
  color: color.textMuted,
} as const;

/** On wide screens the pictures run off the page, by turns at either side, with the text beside them. */
const rows = {
  gap: space(8),
  [media.small]: { gridTemplateColumns: "minmax(0, 1fr)", "& > li": { display: "grid" } },
  // A row of two columns has room for a card without steps.
  [media.tablet]: {
    "& > li": { gridTemplate: "auto auto 1fr / repeat(2, minmax(0, 1fr))", columnGap: space(4) },
    "& > li > *": { gridColumn: 1 },
    "& > li > [data-card=top]": { gridArea: "1 / 1 / auto / -1", marginBottom: space(1.5) },
    "& > li > ul": { gridArea: "2 / 2 / -1", marginTop: space(-2) },
    "& > li > h3": { fontSize: "clamp(1.25rem, 3.1vw, 1.5rem)" },
  },
  [media.wide]: {
    gap: space(10),
    "& > li": {
      gridTemplate: "1fr auto auto auto 1fr / minmax(0, 7fr) minmax(0, 5fr)",
      columnGap,
      rowGap: space(2),
    },
    "& > li > *": { gridColumn: 2 },
    // The icon above the title and its arrow.
    "& > li > h3": {
      gridRow: 2,
      display: "grid",
      gridTemplateColumns: "minmax(0, max-content) auto",
      justifyContent: "start",
      fontSize: "clamp(2rem, 3.4vw, 3rem)",
    },
    "& > li > h3 svg:first-of-type": { gridColumn: "1 / -1" },
    "& > li > h3 svg:last-of-type": { marginInlineStart: space(1) },
    "& > li > h3 + *": { gridRow: 3 },
    "& > li > ul": { gridRow: 4 },
    "& > li p": { fontSize: "1rem" },
    "& picture": { outline: "none" },
    "& > li > [data-card=top]": { gridArea: "1 / 1 / -1 / 2", marginBottom: 0 },
    "& > li:nth-of-type(2n + 1) picture": bleed("Start"),
    "& > li:nth-of-type(2n)": {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
      "& > *": { gridColumn: 1 },
      "& > [data-card=top]": { gridColumn: 2 },
      "& picture": bleed("End"),
    },
  },
  [media.widest]: { "& > li p": { fontSize: "1.0625rem" } },
} as const;

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
