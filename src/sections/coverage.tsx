import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { CoverageMap } from "../blocks/coverage-map";
import { Embed } from "../blocks/embed";
import { Heading } from "../components/heading";
import { Section } from "../components/section";
import { SectionIntro } from "../components/section-intro";
import { color, fontSize, space } from "../theme/style";

/** The places where the consultancy works, numbered as on the map above them. */
export function Coverage({ aboutUsPage, labels }: Queries.CoverageFragment) {
  const { number, heading, lead, places, mapAlt, map, worldMap } = aboutUsPage.coverage;
  return (
    <Section labelledBy="coverage" tone="sunken">
      <SectionIntro id="coverage" number={number} heading={heading} lead={lead} />
      <Embed embed={map} blockedNote={labels.embedBlocked}>
        <CoverageMap {...worldMap} alt={mapAlt} />
      </Embed>
      <ol
        css={{
          display: "grid",
          gap: space(3),
          marginTop: space(5),
          gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 13rem), 1fr))",
        }}
      >
        {places.map(({ name, description }) => (
          <li
            key={name}
            css={{ paddingTop: space(2), borderTop: `1px solid ${color.controlLine}` }}
          >
            <Heading level={3} css={numbered}>
              {name}
            </Heading>
            <p css={{ marginTop: space(0.5), color: color.textMuted, fontSize: fontSize.label }}>
              {description}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Its list announces the number; as a part of the heading it would be read as "1London". */
const numbered: CSSObject = {
  "&::before": {
    // The alternative text is empty. Browsers that know none show the number all the same.
    content: ["counter(list-item)", 'counter(list-item) / ""'],
    marginInlineEnd: "0.5em",
    color: color.accent,
  },
};

export const fragment = graphql`
  fragment Coverage on Query {
    aboutUsPage {
      coverage {
        number
        heading
        lead
        places {
          name
          description
        }
        mapAlt
        map {
          ...Embed
        }
        worldMap {
          ...CoverageMap
        }
      }
    }
    labels {
      embedBlocked
    }
  }
`;
