import { graphql, useStaticQuery } from "gatsby";
import { useId } from "react";
import { color, columnGap, media, space, textWidth } from "../theme/style";
import { ButtonLink } from "../components/button";
import type { Opener } from "../components/dialog-opener";
import { FramedPicture } from "../components/framed-picture";
import { Heading } from "../components/heading";
import { Section } from "../components/section";

interface CallToTalkProps extends Queries.CallToTalkFragment {
  /** Makes the button open a dialog. */
  opener?: Opener;
}

/** The invitation to talk at the end of a page, beside a picture of the home page on wide screens. */
export function CallToTalk({ heading, lead, action, opener }: CallToTalkProps) {
  const headingId = useId();
  const { homePage } = useStaticQuery<Queries.CallToTalkPictureQuery>(graphql`
    query CallToTalkPicture {
      homePage {
        ambitions {
          image {
            childImageSharp {
              gatsbyImageData(
                width: 480
                aspectRatio: 1.5
                placeholder: NONE
                outputPixelDensities: [1, 2]
                transformOptions: { cropFocus: EAST }
              )
            }
          }
        }
      }
    }
  `);
  return (
    <Section
      labelledBy={headingId}
      css={{ background: color.band, color: color.onBand, "--color-focus": color.onBand }}
    >
      <div css={columns}>
        <div css={{ display: "grid", justifyItems: "start", gap: space(3) }}>
          <Heading level={2} id={headingId}>
            {heading}
          </Heading>
          <p css={{ maxWidth: textWidth }}>{lead}</p>
          <ButtonLink to={action.to} variant="inverse" {...opener}>
            {action.label}
          </ButtonLink>
        </div>
        <div data-print="hidden" css={{ display: "none", [media.wide]: { display: "block" } }}>
          <FramedPicture image={homePage.ambitions.image} alt="" sizes="min(36vw, 480px)" />
        </div>
      </div>
    </Section>
  );
}

const columns = {
  [media.wide]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
    alignItems: "center",
    columnGap,
  },
} as const;

export const fragment = graphql`
  fragment CallToTalk on CallToTalk {
    heading
    lead
    action {
      ...SmartLink
    }
  }
`;
