import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { Card, CardGrid, topBesideStyles } from "../components/card-grid";
import { touchTarget } from "../components/shared-styles";
import { FramedPicture } from "../components/picture";
import { Section } from "../components/section";
import { below, color, fontSize, media } from "../theme/style";

export function OurTeam({ aboutUsPage, team, labels }: Queries.OurTeamFragment) {
  const { number, heading, lead, profileLabel } = aboutUsPage.team;
  return (
    <Section lists={[team.members]} id="our-team" intro={{ number, heading, lead }}>
      <CardGrid css={{ [media.small]: threeColumns }}>
        {team.members.map(({ id, name, title, image, imageAlt, linkedin }) => (
          <Card
            key={id}
            id={id}
            top={<FramedPicture image={image} alt={imageAlt} sizes={sizes} />}
            title={name}
            description={title}
            styles={[{ card: { paddingTop: 0, borderTop: 0 } }, portraitBesideText]}
          >
            {linkedin && (
              <a
                href={linkedin}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${profileLabel}: ${name} ${labels.opensInNewTab}`}
                css={{
                  ...touchTarget,
                  gridArea: "more",
                  alignSelf: "start",
                  alignItems: "start",
                  // The links of a row are on one level, however many lines are above them.
                  [media.small]: { marginTop: "auto" },
                  color: color.brand,
                  fontSize: fontSize.label,
                }}
              >
                {profileLabel}
              </a>
            )}
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

const threeColumns: CSSObject = { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" };

/** A portrait as wide as a phone would fill its screen. */
const portraitBesideText = topBesideStyles(
  `@media ${below("small")}`,
  "auto auto 1fr / minmax(0, 2fr) minmax(0, 3fr)",
);

const sizes = `${below("small")} 36vw, min(30vw, 384px)`;

export const fragment = graphql`
  fragment OurTeam on Query {
    aboutUsPage {
      team {
        number
        heading
        lead
        profileLabel
      }
    }
    team {
      members {
        id
        name
        title
        imageAlt
        linkedin
        image {
          childImageSharp {
            gatsbyImageData(width: 384, aspectRatio: 0.8, outputPixelDensities: [0.75, 1, 2])
          }
        }
      }
    }
    labels {
      opensInNewTab
    }
  }
`;
