import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { getPath, routes } from "../domain/routes";
import type { ReactNode } from "react";
import { alignedCardStyles, Card } from "../components/card-grid";
import { ContentIcon } from "../components/content-icon";
import type { DialogLinkProps } from "../components/dialog-opener";
import { Icon } from "../components/icon";
import { growingPicture, stretchedLink } from "../components/shared-styles";
import { FramedPicture } from "../components/picture";
import { SmartLink } from "../components/smart-link";
import {
  below,
  bleed,
  color,
  columnGap,
  deferRendering,
  forward,
  media,
  space,
  transition,
} from "../theme/style";

interface ServiceCardProps {
  service: Queries.ServiceCardFragment;
  /** Set in a list of one card a row: where its picture is on wide screens, whose edge it runs off. */
  pictureAt?: "Start" | "End";
  linkProps?: DialogLinkProps;
  /** In a row, the area `more` of the card. */
  children?: ReactNode;
}

/** A service in a `CardGrid`. The title's link is stretched over the card, so its accessible name stays short. */
export function ServiceCard(props: ServiceCardProps) {
  const { service, pictureAt, linkProps, children } = props;
  const { name, title, teaser, icon, image } = service;
  const { styles, picture, arrow, sizes } = pictureAt ? rowLayout(pictureAt) : columnLayout;
  return (
    <Card
      styles={[{ card, title: titleStyle }, ...styles]}
      top={
        <FramedPicture
          image={image}
          alt=""
          sizes={sizes}
          css={[{ ...deferRendering, aspectRatio: "4 / 3" }, picture]}
        />
      }
      title={
        <>
          <ContentIcon name={icon} size={28} css={{ gridColumn: "1 / -1", color: color.brand }} />
          <SmartLink to={getPath(routes.service, name)} css={stretchedLink} {...linkProps}>
            {title}
          </SmartLink>
          <Icon name="arrowRight" size={24} css={[arrowStyle, arrow]} />
        </>
      }
      description={teaser}
    >
      {children}
    </Card>
  );
}

const card: CSSObject = {
  ...growingPicture,
  position: "relative",
  paddingTop: 0,
  borderTop: 0,
  [media.hover]: {
    "&:hover": { "--arrow-shift": forward("4px") },
    "&:hover a": { textDecoration: "underline 2px", textDecorationSkipInk: "none" },
  },
};

const titleStyle: CSSObject = {
  display: "flex",
  alignItems: "center",
  gap: space(1.5),
  marginBottom: space(0.5),
};

const arrowStyle: CSSObject = {
  marginInlineStart: "auto",
  color: color.brand,
  translate: "var(--arrow-shift, 0px)",
  transition: transition("translate"),
};

/** In columns, and on tablets beside its picture, which is higher than the text. */
const columnLayout = {
  styles: [
    ...alignedCardStyles("minmax(0, 2fr) minmax(0, 3fr)"),
    { card: { [media.tablet]: { alignContent: "center" } } },
  ],
  picture: {},
  arrow: {},
  sizes: `${below("small")} 90vw, ${below("wide")} 37vw, min(45vw, 584px)`,
};

const narrowColumn = "minmax(0, 5fr)";
const broadColumn = "minmax(0, 7fr)";

/** Beside a picture that runs off wide screens. */
const rowLayout = (pictureAt: "Start" | "End") => ({
  styles: [
    {
      card: {
        [media.tablet]: {
          display: "grid",
          // The picture above two columns has room for a card without steps.
          gridTemplate: `"top top" auto "title more" auto "text more" 1fr / minmax(0, 1fr) minmax(0, 1fr)`,
          columnGap: space(4),
        },
        [media.wide]: {
          display: "grid",
          gridTemplate:
            pictureAt === "Start"
              ? `"top ." 1fr "top title" auto "top text" auto "top more" auto "top ." 1fr / ${broadColumn} ${narrowColumn}`
              : `". top" 1fr "title top" auto "text top" auto "more top" auto ". top" 1fr / ${narrowColumn} ${broadColumn}`,
          columnGap,
          rowGap: space(2),
        },
      },
      top: { [media.wide]: { marginBottom: 0 } },
      title: {
        // The icon above the title and its arrow.
        [media.wide]: {
          display: "grid",
          gridTemplateColumns: "minmax(0, max-content) auto",
          justifyContent: "start",
          fontSize: "var(--heading)",
        },
      },
    },
  ],
  picture: { [media.wide]: { outline: "none", ...bleed(pictureAt) } },
  arrow: { [media.wide]: { marginInlineStart: space(1) } },
  sizes: `${below("wide")} 90vw, 56vw`,
});

export const fragment = graphql`
  fragment ServiceCard on Service {
    name
    title
    teaser
    icon
    image {
      childImageSharp {
        gatsbyImageData(
          width: 384
          aspectRatio: 1.3333
          outputPixelDensities: [0.75, 1.5, 1.71, 2, 3, 4.16]
        )
      }
    }
  }
`;
