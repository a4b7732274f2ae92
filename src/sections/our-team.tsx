import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { Card, CardGrid, centredRows, topBesideStyles } from "../components/card-grid";
import { touchTarget } from "../components/shared-styles";
import { FramedPicture } from "../components/picture";
import { Section } from "../components/section";
import { below, color, fontSize, media, space } from "../theme/style";

export function OurTeam({ aboutUsPage, team, labels }: Queries.OurTeamFragment) {
  const { number, heading, lead, profileLabel } = aboutUsPage.team;
  return (
    <Section lists={[team.members]} id="our-team" intro={{ number, heading, lead }}>
      <CardGrid css={[centredRows, portraitsOfTwo]}>
        {team.members.map(({ id, name, title, image, imageAlt, linkedin }) => (
          <Card
            key={id}
            id={id}
            top={
              <FramedPicture image={image} alt={imageAlt} sizes={sizesFor(team.members.length)} />
            }
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

/** A portrait as wide as a phone would fill its screen. */
const portraitBesideText = topBesideStyles(
  `@media ${below("small")}`,
  "auto auto 1fr / minmax(0, 2fr) minmax(0, 3fr)",
);

/** Two portraits above their texts would fill a wide screen. */
const portraitsOfTwo: CSSObject = {
  [media.wide]: {
    "& > li:first-of-type:nth-last-of-type(2), & > li:nth-of-type(2):last-of-type": {
      display: "grid",
      gridTemplate: `"top title" auto "top text" auto "top more" 1fr / 1fr 1fr`,
      columnGap: space(4),
    },
  },
};

/** Two or four are in rows of two on tablets. */
const sizesFor = (count: number) =>
  `${below("small")} 36vw, ${count === 2 || count === 4 ? `${below("wide")} 45vw, ` : ""}min(30vw, 384px)`;

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
