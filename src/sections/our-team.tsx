import { graphql } from "gatsby";
import {
  Card,
  CardGrid,
  centredThird,
  sixColumns,
  topBesideStyles,
  widthInRow,
} from "../components/card-grid";
import { touchTarget } from "../components/shared-styles";
import { FramedPicture } from "../components/picture";
import { Section } from "../components/section";
import { placeInRows } from "../lib/place-in-rows";
import { below, color, fontSize, media } from "../theme/style";

export function OurTeam({ aboutUsPage, team, labels }: Queries.OurTeamFragment) {
  if (!aboutUsPage.team) return null;
  const { number, heading, lead, profileLabel } = aboutUsPage.team;
  // The portraits are equally large, so that nobody stands out.
  const isInThirds = team.members.length === 3 || team.members.length > 4;
  return (
    <Section lists={[team.members]} id="our-team" intro={{ number, heading, lead }}>
      <CardGrid css={{ [media.small]: sixColumns }}>
        {team.members.map(({ id, name, title, image, imageAlt, linkedin }, index) => {
          const place = placeInRows(index, team.members.length);
          return (
            <Card
              key={id}
              id={id}
              top={<FramedPicture image={image} alt={imageAlt} sizes={sizes} />}
              title={name}
              description={title}
              styles={[
                {
                  card: {
                    paddingTop: 0,
                    borderTop: 0,
                    [media.small]: isInThirds ? centredThird(place) : widthInRow(place.inRow),
                  },
                },
                portraitBesideText(isInThirds ? `@media ${below("small")}` : "@media all"),
              ]}
            >
              {linkedin && profileLabel && (
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
                    [media.small]: { marginTop: isInThirds ? "auto" : 0 },
                    color: color.brand,
                    fontSize: fontSize.label,
                  }}
                >
                  {profileLabel}
                </a>
              )}
            </Card>
          );
        })}
      </CardGrid>
    </Section>
  );
}

/** A portrait as wide as a phone would fill its screen, and so would those of two or four people on wide ones. */
const portraitBesideText = (screens: string) =>
  topBesideStyles(screens, "auto auto 1fr / minmax(0, 2fr) minmax(0, 3fr)");

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
