import { graphql, useStaticQuery } from "gatsby";
import type { ReactElement } from "react";
import { ButtonLink } from "../components/button";
import { Heading } from "../components/heading";
import { Paragraphs } from "../components/paragraphs";
import { FramedPicture } from "../components/framed-picture";
import { columnGap, container, media, space } from "../theme/style";

interface ShortMessageProps {
  title: string;
  lead: string | ReactElement;
  /** Where to go next; the first one is emphasized. */
  links: readonly Queries.SmartLinkFragment[];
}

/** A whole page of a title, a few words and links to go on, beside a picture on wide screens. */
export function ShortMessage({ title, lead, links }: ShortMessageProps) {
  const { aboutUsPage } = useStaticQuery<Queries.ShortMessageQuery>(graphql`
    query ShortMessage {
      aboutUsPage {
        missionVision {
          image {
            childImageSharp {
              gatsbyImageData(width: 560, placeholder: NONE, outputPixelDensities: [1, 2])
            }
          }
        }
      }
    }
  `);
  return (
    <div css={[container, page]}>
      <div>
        <Heading level={1}>{title}</Heading>
        <Paragraphs text={lead} isLead css={{ marginBlock: space(4) }} />
        <div css={{ display: "flex", flexWrap: "wrap", gap: space(2) }}>
          {links.map(({ label, to }, index) => (
            <ButtonLink key={to} to={to} variant={index === 0 ? "brand" : "outline"}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
      <div data-print="hidden" css={{ display: "none", [media.wide]: { display: "block" } }}>
        <FramedPicture image={aboutUsPage.missionVision.image} alt="" sizes="min(42vw, 560px)" />
      </div>
    </div>
  );
}

const page = {
  paddingBlock: "calc(var(--header) + var(--section)) var(--section)",
  [media.wide]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
    alignItems: "center",
    columnGap,
  },
} as const;
