import { graphql } from "gatsby";
import { CoverageMap } from "../components/coverage-map";
import { Heading } from "../components/heading";
import { Section } from "../components/section";
import { SectionIntro } from "../components/section-intro";
import { color, font, media, space } from "../theme/style";

/** Where the consultancy works: the places, and a map of them with the same numbers. */
export function Coverage({ aboutUsPage, coverageMap }: Queries.CoverageFragment) {
  const { number, heading, lead, places, mapAlt, map } = aboutUsPage.coverage;
  return (
    <Section labelledBy="coverage" tone="sunken">
      <SectionIntro id="coverage" number={number} heading={heading} lead={lead} />
      <CoverageMap {...coverageMap} alt={mapAlt} />
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
            <p css={{ marginTop: space(0.5), color: color.textMuted, fontSize: "0.9375rem" }}>
              {description}
            </p>
          </li>
        ))}
      </ol>
      <p css={{ marginTop: space(3), [media.wide]: { textAlign: "end" } }}>
        <a
          href={map.linkUrl}
          target="_blank"
          rel="noopener noreferrer"
          css={{
            display: "inline-flex",
            alignItems: "center",
            minHeight: "2.75rem",
            color: color.brand,
          }}
        >
          {map.openLabel}
        </a>
      </p>
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
          linkUrl
          openLabel
        }
      }
    }
    coverageMap {
      width
      height
      land
      pins {
        name
        x
        y
      }
    }
  }
`;
