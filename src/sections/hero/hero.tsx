import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonLink } from "../../components/button";
import { DialogOpener } from "../../components/dialog-opener";
import { Paragraphs } from "../../components/paragraphs";
import { Picture } from "../../components/picture";
import { screenWithPictureBehindText, Taglines, whenLow } from "./taglines";
import { color, container, fontSize, media, mirrored, space } from "../../theme/style";

const loadSchedulingDialog = () =>
  import("../../dialogs/scheduling-dialog").then(({ SchedulingDialog }) => SchedulingDialog);

/** The home page's first screen: taglines that lead to the services, over a picture, and a button that opens the calendar. */
export function Hero(props: Queries.HeroFragment) {
  const { homePage, allService, schedulingText } = props;
  const { expertAppointmentForm, formMessages, company } = props;
  const { taglines, lead, action, image, imageAlt } = homePage.hero;
  return (
    <div
      data-under-header
      data-dark
      css={{
        position: "relative",
        display: "flex",
        flexDirection: "column",
        // A very high window, such as that of an upright monitor, also shows what follows.
        minHeight: "min(100svh, 80rem)",
        background: color.pictureShade,
        color: color.onPicture,
        "--color-focus": color.onPicture,
        [whenBehind]: { justifyContent: "center" },
      }}
    >
      <div
        css={{
          ...container,
          // The text is in front of the picture, which comes later so that the heading is read first.
          position: "relative",
          zIndex: 1,
          paddingBlock: `calc(var(--header) + ${gap}) ${gap}`,
          [media.small]: { paddingTop: "calc(var(--header) + min(5svh, 5rem))" },
          [whenBehind]: { paddingBlock: `calc(var(--header) + min(6vh, 6rem)) ${space(8)}` },
          [whenLow]: { paddingBlock: `calc(var(--header) + ${space(1)}) ${space(2)}` },
        }}
      >
        <div
          css={{
            containerType: "inline-size",
            [whenBehind]: {
              // The last third of the picture shows its subject.
              maxWidth: `calc(70vw - ${textStart})`,
            },
          }}
        >
          <Taglines taglines={taglines} services={allService.nodes} />
        </div>
        <Paragraphs
          text={lead}
          isLead
          isBalanced
          css={{
            maxWidth: "30rem",
            marginBlock: `calc(${gap} + 0.5rem) ${gap}`,
            color: "inherit",
            [whenBehind]: {
              marginBlock: space(4),
              maxWidth: `clamp(16rem, 52vw - ${textStart}, 30rem)`,
            },
            [whenLow]: {
              marginBlock: space(1.5),
              fontSize: fontSize.label,
            },
          }}
        />
        <DialogOpener
          load={loadSchedulingDialog}
          dialog={{ schedulingText, expertAppointmentForm, formMessages, company }}
        >
          {(linkProps) => (
            <ButtonLink
              {...action}
              {...linkProps}
              variant="accent"
              isLarge
              data-print="hidden"
              // Voice control could not tell it from the link to the contact page by its words alone, which are the same.
              aria-label={`${action.label}: ${schedulingText.title}`}
            />
          )}
        </DialogOpener>
      </div>
      <Picture
        image={image}
        alt={imageAlt}
        // On tall screens the picture is wider than the screen and cropped at the sides.
        sizes={`${screenWithPictureBehindText} max(100vw, 178vh), 100vw`}
        isAboveFold
        css={{
          // The picture takes what room the text above it leaves, and its upper edge fades into the background.
          flex: 1,
          position: "relative",
          minHeight: `calc(clamp(11rem, 28svh, 24rem) + ${space(8)})`,
          marginTop: pictureOverlap,
          maskImage: `linear-gradient(transparent, black ${space(5)})`,
          "& img": {
            position: "absolute",
            inset: 0,
            objectPosition: "100% 10%",
            ...mirrored,
            [media.small]: wholePicture,
          },
          [whenBehind]: {
            position: "absolute",
            // Behind the header the sun would be hard to see, and the white words of the header on it.
            inset: "var(--header) 0 0",
            marginTop: 0,
            // Slowly, or its beginning would be seen.
            maskImage: "linear-gradient(transparent, rgb(0 0 0 / 45%) 5%, black 13%)",
          },
        }}
      />
    </div>
  );
}

/** In low room the picture becomes smaller, so that neither the sun nor the floor is cut off. */
const wholePicture: CSSObject = {
  insetInlineStart: "auto",
  width: "auto",
  maxWidth: "100%",
  objectPosition: "100% 100%",
  maskImage: "linear-gradient(90deg, transparent, black 30%)",
};

const whenBehind = `@media ${screenWithPictureBehindText}`;

/** Where the text begins. */
const textStart = "max(var(--gutter), (100vw - 75rem) / 2)";

/** Smaller on a short phone, whose screen must have room for the sun and the ball below the text. */
const gap = `clamp(0.75rem, 2.5svh, ${space(3)})`;

/** How far the picture reaches below the text on phones: further on short ones, whose screen has to show the ball. */
const pictureOverlap = "calc(clamp(0rem, 12svh - 5rem, 1rem) - 4rem)";

export const fragment = graphql`
  fragment Hero on Query {
    allService {
      nodes {
        name
        title
      }
    }
    homePage {
      hero {
        taglines
        lead
        action {
          ...SmartLink
        }
        imageAlt
        image {
          childImageSharp {
            gatsbyImageData(width: 1200, outputPixelDensities: [0.8, 1, 1.6, 2])
            narrow: gatsbyImageData(
              width: 640
              aspectRatio: 1
              outputPixelDensities: [0.75, 1.15, 1.7]
              transformOptions: { cropFocus: EAST }
            )
            phone: gatsbyImageData(
              width: 640
              height: 544
              outputPixelDensities: [1]
              placeholder: NONE
              transformOptions: { cropFocus: EAST }
            )
          }
        }
      }
    }
    ...SchedulingDialog
  }
`;
