import { graphql, useStaticQuery } from "gatsby";
import type { ReactElement } from "react";
import { ButtonLink } from "../components/button";
import { Heading } from "../components/heading";
import { Paragraphs } from "../components/paragraphs";
import { Picture } from "../components/picture";
import { fillEnd, Section } from "../components/section";
import { below, columns, media, space } from "../theme/style";

interface ShortMessageProps {
  title: string;
  lead: string | ReactElement;
  /** Where to go next; the first one is emphasized. */
  links: readonly Queries.SmartLinkFragment[];
}

/** A whole page of a title, a few words and links to go on, beside a picture or, on tablets, above one. */
export function ShortMessage({ title, lead, links }: ShortMessageProps) {
  const { aboutUsPage } = useStaticQuery<Queries.ShortMessageQuery>(graphql`
    query ShortMessage {
      aboutUsPage {
        missionVision {
          image {
            childImageSharp {
              gatsbyImageData(width: 560, placeholder: NONE, outputPixelDensities: [1, 1.5, 2.85])
            }
          }
        }
      }
    }
  `);
  return (
    <Section css={{ paddingTop: "calc(var(--header) + var(--section))" }}>
      <div css={[columns(7, 5), page]}>
        <div>
          <Heading level={1}>{title}</Heading>
          <Paragraphs text={lead} isLead css={{ marginBlock: space(4) }} />
          <div
            css={{
              display: "flex",
              flexWrap: "wrap",
              gap: space(1),
              // So that three of them fit into a line from 640 px on.
              "& a": { paddingInline: space(2) },
            }}
          >
            {links.map(({ label, to }, index) => (
              <ButtonLink key={to} to={to} variant={index === 0 ? "brand" : "outline"}>
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
        <Picture
          image={aboutUsPage.missionVision.image}
          alt=""
          sizes={`${below("wide")} 100vw, 43vw`}
          css={[fillEnd, bandOnTablets]}
        />
      </div>
    </Section>
  );
}

/** Below the text, where there is no room beside it. */
const bandOnTablets = {
  [media.tablet]: {
    display: "block",
    maxWidth: "none",
    marginInline: "calc(-1 * var(--gutter))",
    marginBottom: "calc(-1 * var(--section))",
  },
} as const;

/** As high as the main area of a page is at least, with the text in the middle. */
const page = {
  alignItems: "center",
  minHeight: "calc(70vh - var(--header) - 2 * var(--section))",
} as const;
