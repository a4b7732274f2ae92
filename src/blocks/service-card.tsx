import { graphql } from "gatsby";
import { pathTo, sitePages } from "../domain/site-pages";
import type { ReactNode } from "react";
import { Card } from "../components/card-grid";
import { ContentIcon } from "../components/content-icon";
import type { Opener } from "../components/dialog-opener";
import { Icon } from "../components/icon";
import { growingPicture, stretched } from "../components/shared-styles";
import { FramedPicture } from "../components/picture";
import { SmartLink } from "../components/smart-link";
import { color, forward, media, deferRendering, space, transition } from "../theme/style";

interface ServiceCardProps extends Queries.ServiceCardFragment {
  /** The `sizes` of its picture. */
  sizes: string;
  opener?: Opener;
  children?: ReactNode;
}

/** A service in a `CardGrid`. The title's link is stretched over the card, so its accessible name stays short. */
export function ServiceCard(props: ServiceCardProps) {
  const { name, title, teaser, icon, image, sizes, opener, children } = props;
  return (
    <Card
      css={card}
      top={<FramedPicture image={image} alt="" sizes={sizes} />}
      title={
        <>
          <ContentIcon name={icon} size={28} />
          <SmartLink to={pathTo(sitePages.service, name)} {...opener}>
            {title}
          </SmartLink>
          <Icon name="arrowRight" size={24} />
        </>
      }
      description={teaser}
    >
      {children}
    </Card>
  );
}

const card = {
  ...growingPicture,
  position: "relative",
  paddingTop: 0,
  borderTop: 0,
  // Beside a picture that is higher than the text.
  [media.tablet]: { alignContent: "center" },
  "& picture": { ...deferRendering, aspectRatio: "4 / 3" },
  "& h3": { display: "flex", alignItems: "center", gap: space(1.5), marginBottom: space(0.5) },
  "& h3 svg": { color: color.brand, transition: transition("translate") },
  "& h3 svg:last-of-type": { marginInlineStart: "auto" },
  "& a": stretched,
  [media.hover]: {
    "&:hover a": { textDecoration: "underline 2px", textDecorationSkipInk: "none" },
    "&:hover h3 svg:last-of-type": { translate: forward("4px") },
  },
} as const;

export const fragment = graphql`
  fragment ServiceCard on Service {
    name
    title
    teaser
    icon
    image {
      childImageSharp {
        # As a style, a placeholder would give each service's page a hash of its own in the security policy.
        gatsbyImageData(
          width: 384
          placeholder: NONE
          outputPixelDensities: [0.75, 1.5, 1.71, 2, 3, 4.16]
        )
      }
    }
  }
`;
