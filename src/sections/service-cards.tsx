import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Card, CardGrid } from "../components/card-grid";
import { ContentIcon } from "../components/content-icon";
import { DialogOpener, type Opener } from "../components/dialog-opener";
import { Icon } from "../components/icon";
import { stretched } from "../components/looks";
import { FramedPicture } from "../components/picture";
import { Section } from "../components/section";
import { SmartLink } from "../components/smart-link";
import { fillTemplate } from "../lib/fill-template";
import {
  below,
  beyond,
  color,
  columnGap,
  fontSize,
  forward,
  media,
  notAtFirst,
  space,
  transition,
} from "../theme/style";

const loadServiceDialog = () =>
  import("../dialogs/service-dialog").then(({ ServiceDialog }) => ServiceDialog);

/** A row for each service, on narrow screens a card, which opens its full text in a dialog. */
export function ServiceCards({ servicePage, serviceDetailPage }: Queries.ServiceCardsFragment) {
  const { services, readMore } = servicePage;
  const { stepDays } = serviceDetailPage;
  const talk = serviceDetailPage.talk.action;
  return (
    <Section lists={[services]}>
      <CardGrid isAligned css={rows}>
        {services.map((service) => (
          <DialogOpener
            key={service.name}
            load={loadServiceDialog}
            dialog={{ service, readMore, talk }}
          >
            {(opener) => (
              <ServiceCard {...service} pictureWidth="56vw" opener={opener}>
                <Steps steps={service.engagement.steps} stepDays={stepDays} />
              </ServiceCard>
            )}
          </DialogOpener>
        ))}
      </CardGrid>
    </Section>
  );
}

/** Cards that link from one service to the next two, wrapped around at the end of the alphabet. */
export function OtherServices(props: Queries.OtherServicesFragment) {
  const { serviceDetailPage, service, next, afterNext } = props;
  // Fewer than three services wrap around to this one.
  const others = [next, afterNext].filter(({ name }) => name !== service.name);
  return (
    <Section
      lists={[others]}
      id="other-services"
      intro={{ heading: serviceDetailPage.othersHeading }}
    >
      <CardGrid isAligned minColumn={20}>
        {others.map((other) => (
          <ServiceCard key={other.name} {...other} pictureWidth="min(45vw, 584px)" />
        ))}
      </CardGrid>
    </Section>
  );
}

interface ServiceCardProps extends Queries.ServiceCardFragment {
  /** The width of its picture on wide screens, as the `sizes` attribute takes it. */
  pictureWidth: string;
  opener?: Opener;
  children?: ReactNode;
}

/** A service in a `CardGrid`. The title's link is stretched over the card, so its accessible name stays short. */
function ServiceCard(props: ServiceCardProps) {
  const { name, title, teaser, icon, image, pictureWidth, opener, children } = props;
  const sizes = `${below("small")} 90vw, ${below("wide")} 37vw, ${pictureWidth}`;
  return (
    <Card
      css={card}
      top={<FramedPicture image={image} alt="" sizes={sizes} />}
      title={
        <>
          <ContentIcon name={icon} size={28} />
          <SmartLink to={`/services/${name}`} {...opener}>
            {title}
          </SmartLink>
          <Icon name="arrowRight" size={24} />
        </>
      }
      description={teaser}
    >
      {children}
    </Card>
  );
}

interface StepsProps {
  steps: Queries.ServiceCardsFragment["servicePage"]["services"][number]["engagement"]["steps"];
  stepDays: string;
}

/** What happens in a service, and on which days, in a line each. */
function Steps({ steps, stepDays }: StepsProps) {
  return (
    <ul css={{ marginTop: space(1) }}>
      {steps.map(({ title, days }) => (
        <li key={title} css={step}>
          {title}
          <span css={stepDaysStyle}>{fillTemplate(stepDays, days)}</span>
        </li>
      ))}
    </ul>
  );
}

const step = {
  display: "flex",
  justifyContent: "space-between",
  columnGap: space(2),
  paddingBlock: space(1),
  borderTop: `1px solid ${color.line}`,
  fontSize: fontSize.label,
} as const;

const stepDaysStyle = {
  flex: "none",
  fontVariantNumeric: "tabular-nums",
  color: color.textMuted,
} as const;

const card = {
  position: "relative",
  paddingTop: 0,
  borderTop: 0,
  // Twice, because the grid's own columns are for an icon.
  [media.tablet]: {
    "&&": { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", alignContent: "center" },
  },
  "& picture": { ...notAtFirst, aspectRatio: "4 / 3" },
  "& img": { height: "100%", objectFit: "cover", transition: transition("transform") },
  "& h3": { display: "flex", alignItems: "center", gap: space(1.5) },
  "& h3 svg": { color: color.brand, transition: transition("translate") },
  "& h3 svg:last-of-type": { marginInlineStart: "auto" },
  // On paper nothing follows it.
  [media.print]: { "& h3 svg:last-of-type": { display: "none" } },
  "& a": stretched,
  [media.hover]: {
    "&:hover a": { textDecoration: "underline 2px", textDecorationSkipInk: "none" },
    "&:hover h3 svg:last-of-type": { translate: forward("4px") },
  },
  [media.motion]: { "&:hover img": { transform: "scale(1.03)" } },
} as const;

/** On wide screens the pictures run off the page, by turns at either side, with the text beside them. */
const rows = {
  [media.wide]: {
    gap: space(10),
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > li": {
      gridRow: "auto",
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
    "& picture": { aspectRatio: "3 / 2" },
    "& > li > [data-card=top]": {
      gridArea: "1 / 1 / -1 / 2",
      marginBottom: 0,
      marginInlineStart: beyond,
    },
    "& > li:nth-of-type(2n + 1) picture": { borderStartStartRadius: 0, borderEndStartRadius: 0 },
    "& > li:nth-of-type(2n)": {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
      "& > *": { gridColumn: 1 },
      "& > [data-card=top]": { gridColumn: 2, marginInline: `0 ${beyond}` },
      "& picture": { borderStartEndRadius: 0, borderEndEndRadius: 0 },
    },
  },
} as const;

export const fragments = graphql`
  fragment ServiceCards on Query {
    servicePage {
      readMore
      services {
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
      talk {
        action {
          ...SmartLink
        }
      }
    }
  }

  fragment OtherServices on Query {
    serviceDetailPage {
      othersHeading
    }
    service(name: { eq: $name }) {
      name
    }
    next: service(name: { eq: $next }) {
      ...ServiceCard
    }
    afterNext: service(name: { eq: $afterNext }) {
      ...ServiceCard
    }
  }

  fragment ServiceCard on Service {
    name
    title
    teaser
    icon
    image {
      childImageSharp {
        # As a style, a placeholder would give each service's page a hash of its own in the security policy.
        gatsbyImageData(
          width: 384
          placeholder: NONE
          outputPixelDensities: [0.75, 1.5, 1.71, 2, 3, 4.16]
        )
      }
    }
  }
`;
