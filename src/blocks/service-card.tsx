import { graphql } from "gatsby";
import { below, color, media, radius, space, transition } from "../theme/style";
import type { Opener } from "../components/dialog-opener";
import { Heading } from "../components/heading";
import { ContentIcon } from "../components/content-icon";
import { Icon } from "../components/icon";
import { Picture } from "../components/picture";
import { SmartLink } from "../components/smart-link";

interface ServiceCardProps extends Queries.ServiceCardFragment {
  /** Makes the card open a dialog. */
  opener?: Opener;
}

/**
 * A service: picture, icon, title, the beginning of its text and an arrow. The link around the title is
 * stretched over the card: the whole card is clickable, and its accessible name stays short.
 */
export function ServiceCard({ name, title, teaser, icon, image, opener }: ServiceCardProps) {
  return (
    <article
      css={{
        position: "relative",
        display: "flex",
        flexDirection: "column",
        height: "100%",
        borderBottom: `1px solid ${color.controlLine}`,
        "& picture": { overflow: "hidden", borderRadius: radius.card },
        "& img": { transition: transition("transform") },
        [media.motion]: { "&:hover img": { transform: "scale(1.03)" } },
        "&:hover svg:last-of-type": { color: color.accent },
      }}
    >
      <Picture
        image={image}
        alt=""
        sizes={`${below("small")} 90vw, ${below("wide")} 45vw, min(30vw, 384px)`}
      />
      <div css={{ display: "flex", alignItems: "center", gap: space(1.5), marginTop: space(3) }}>
        <ContentIcon name={icon} size={28} css={{ color: color.brand }} />
        <Heading level={3}>
          <SmartLink
            to={`/services/${name}`}
            {...opener}
            css={{
              textDecoration: "none",
              "&::after": { content: '""', position: "absolute", inset: 0 },
            }}
          >
            {title}
          </SmartLink>
        </Heading>
      </div>
      <p css={{ marginBlock: `${space(1.5)} ${space(2)}`, color: color.textMuted }}>{teaser}</p>
      <Icon
        name="arrowRight"
        size={24}
        css={{
          marginTop: "auto",
          marginBottom: space(3),
          color: color.brand,
          transition: transition("color"),
        }}
      />
    </article>
  );
}

export const fragment = graphql`
  fragment ServiceCard on Service {
    name
    title
    teaser
    icon
    image {
      childImageSharp {
        # As a style, a placeholder would give each service's page a hash of its own in the security policy.
        gatsbyImageData(width: 384, placeholder: NONE, outputPixelDensities: [0.75, 1, 1.75])
      }
    }
  }
`;
