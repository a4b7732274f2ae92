import { graphql } from "gatsby";
import { ButtonLink } from "../components/button";
import type { Opener } from "../components/dialog-opener";
import { Picture } from "../components/picture";
import { fillEnd, Section, SectionHeading } from "../components/section";
import { color, columns, space, textWidth } from "../theme/style";

interface CallToTalkProps extends Queries.CallToTalkFragment, Queries.CallToTalkPictureFragment {
  opener?: Opener;
}

/** The invitation to talk at the end of a page, beside a picture of the home page on wide screens. */
export function CallToTalk(props: CallToTalkProps) {
  const { heading, lead, action, homePage, opener } = props;
  return (
    <Section
      isNamed
      isScreenOnly
      // Its picture ends at the edges of the band.
      isStill
      css={{ background: color.band, color: color.onBand, "--color-focus": color.onBand }}
    >
      <div css={columns(7, 5)}>
        <div data-rise="" css={{ display: "grid", justifyItems: "start", gap: space(3) }}>
          <SectionHeading>{heading}</SectionHeading>
          <p css={{ maxWidth: textWidth }}>{lead}</p>
          <ButtonLink to={action.to} variant="inverse" {...opener}>
            {action.label}
          </ButtonLink>
        </div>
        {homePage.ambitions && (
          <Picture
            image={homePage.ambitions.image}
            alt=""
            sizes="43vw"
            // Narrow enough to leave spheres whole or out.
            css={[fillEnd, { "& img": { objectPosition: "20% 50%" } }]}
          />
        )}
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment CallToTalk on CallToTalk {
    heading
    lead
    action {
      ...SmartLink
    }
  }

  fragment CallToTalkPicture on Query {
    homePage {
      ambitions {
        image {
          childImageSharp {
            gatsbyImageData(
              width: 400
              aspectRatio: 1.2
              placeholder: NONE
              outputPixelDensities: [1, 2, 2.7]
              transformOptions: { cropFocus: EAST }
            )
          }
        }
      }
    }
  }
`;
