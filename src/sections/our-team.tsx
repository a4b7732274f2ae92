import { graphql } from "gatsby";
import { CardGrid } from "../components/card-grid";
import { FramedPicture } from "../components/framed-picture";
import { Heading } from "../components/heading";
import { Section } from "../components/section";
import { SectionIntro } from "../components/section-intro";
import { fillTemplate } from "../lib/fill-template";
import { below, color, fontSize, space, touchTarget } from "../theme/style";

/** The team: portraits, names, titles and links to profiles on a professional network. */
export function OurTeam({ aboutUsPage, team, labels }: Queries.OurTeamFragment) {
  const { number, heading, lead, profileLabel } = aboutUsPage.team;
  return (
    <Section labelledBy="our-team">
      <SectionIntro id="our-team" number={number} heading={heading} lead={lead} />
      <CardGrid minColumn={16}>
        {team.members.map(({ id, name, title, image, imageAlt, linkedin }) => (
          <li key={id} id={id}>
            <FramedPicture
              image={image}
              alt={imageAlt}
              sizes={`${below("small")} 90vw, ${below("wide")} 45vw, min(30vw, 384px)`}
            />
            <Heading level={3} css={{ marginTop: space(3) }}>
              {name}
            </Heading>
            <p css={{ color: color.textMuted }}>{title}</p>
            <a
              href={linkedin}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${fillTemplate(profileLabel, { name })} ${labels.opensInNewTab}`}
              css={{
                ...touchTarget,
                color: color.brand,
                fontSize: fontSize.label,
              }}
            >
              {fillTemplate(profileLabel, { name })}
            </a>
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}

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
            gatsbyImageData(width: 384, outputPixelDensities: [0.75, 1, 2])
          }
        }
      }
    }
    labels {
      opensInNewTab
    }
  }
`;
