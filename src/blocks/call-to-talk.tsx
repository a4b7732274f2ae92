import { graphql } from "gatsby";
import { ButtonLink } from "../components/button";
import type { Opener } from "../components/dialog-opener";
import { Picture, type PictureFile } from "../components/picture";
import { fillEnd, Section, SectionHeading } from "../components/section";
import { color, columns, media, space, textWidth } from "../theme/style";

interface CallToTalkProps extends Queries.CallToTalkFragment {
  /** The `ClosingPicture` fragment. */
  picture?: PictureFile;
  opener?: Opener;
}

/** The invitation to talk at the end of a page, beside a picture on wide screens. */
export function CallToTalk(props: CallToTalkProps) {
  const { heading, lead, action, picture, opener } = props;
  return (
    <Section
      isNamed
      isScreenOnly
      // Its picture ends at the edges of the band.
      isStill
      css={{ background: color.band, color: color.onBand, "--color-focus": color.onBand }}
    >
      <div css={[columns(7, 5), band]}>
        <div data-rise="" css={{ display: "grid", justifyItems: "start", gap: space(3) }}>
          <SectionHeading>{heading}</SectionHeading>
          <p css={{ maxWidth: textWidth }}>{lead}</p>
          <ButtonLink to={action.to} variant="inverse" {...opener}>
            {action.label}
          </ButtonLink>
        </div>
        {picture && (
          <Picture
            image={picture}
            alt=""
            sizes="43vw"
            css={[fillEnd, { "& img": { objectPosition: "20% 40%" } }]}
          />
        )}
      </div>
    </Section>
  );
}

/** High enough on wide screens to show most of the picture. */
const band = {
  alignItems: "center",
  [media.wide]: { minHeight: "calc(clamp(24rem, 24vw, 36rem) - 2 * var(--section))" },
} as const;

export const fragment = graphql`
  fragment CallToTalk on CallToTalk {
    heading
    lead
    action {
      ...SmartLink
    }
  }

  fragment ClosingPicture on File {
    childImageSharp {
      # Narrow enough to leave the spheres of the sample whole or out.
      gatsbyImageData(
        width: 400
        aspectRatio: 1.2
        placeholder: NONE
        outputPixelDensities: [1, 2, 2.7]
        transformOptions: { cropFocus: EAST }
      )
    }
  }
`;
