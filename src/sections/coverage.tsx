import { graphql } from "gatsby";
import { CoverageMap } from "../blocks/coverage-map";
import { Embed } from "../blocks/embed";
import { Heading } from "../components/heading";
import { Section } from "../components/section";
import { SectionIntro } from "../components/section-intro";
import { color, font, fontSize, space } from "../theme/style";

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
        {places.map(({ name, description }, index) => (
          <li
            key={name}
            css={{ paddingTop: space(2), borderTop: `1px solid ${color.controlLine}` }}
          >
            <Heading level={3}>
              <span css={{ marginRight: "0.5em", color: color.accent, fontFamily: font.display }}>
                {index + 1}
              </span>
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
