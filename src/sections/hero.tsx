import { graphql } from "gatsby";
import { ButtonLink } from "../components/button";
import { DialogOpener } from "../components/dialog-opener";
import { Heading } from "../components/heading";
import { Paragraphs } from "../components/paragraphs";
import { Picture } from "../components/picture";
import { color, container, from, media, mirrored, space } from "../theme/style";

const loadSchedulingDialog = () =>
  import("../dialogs/scheduling-dialog").then(({ SchedulingDialog }) => SchedulingDialog);

/** Where the picture is behind the text. On screens that are taller than wide, it would lose the sun or the stairs. */
const behind = `${from("medium")} and (min-aspect-ratio: 4/3)`;
const whenBehind = `@media ${behind}`;

/** A hundredth of the picture's width behind the text. From it follow the places of the sun and the red ball. */
const pictureWidth = "max(1vw, 1.78vh)";

/** Where the text begins. It must end before the sun, and its lead before the ball. */
const textStart = "max(var(--gutter), (100vw - 75rem) / 2)";

/** The home page's first screen: taglines over a picture, and a button that opens the calendar. */
export function Hero({ homePage, ...dialog }: Queries.HeroFragment) {
  const { taglines, lead, action, wide, narrow, phone, imageAlt } = homePage.hero;
  return (
    <div
      data-under-header
      css={{
        position: "relative",
        display: "flex",
        flexDirection: "column",
        minHeight: "100svh",
        background: color.pictureShade,
        color: color.onPicture,
        "--color-focus": color.onPicture,
        [whenBehind]: { justifyContent: "center" },
        [media.print]: { minHeight: 0 },
      }}
    >
      <div
        css={[
          container,
          {
            // In front of the picture, which comes later so that the heading is read first.
            position: "relative",
            zIndex: 1,
            paddingBlock: `calc(var(--header) + ${space(4)}) ${space(3)}`,
            [whenBehind]: { paddingBlock: `calc(var(--header) + 6vh) ${space(8)}` },
          },
        ]}
      >
        <Heading
          level={1}
          css={{
            fontSize: "clamp(2.0625rem, 1.1rem + 2.4vw, 3.7rem)",
            lineHeight: 1.08,
            [whenBehind]: { maxWidth: `calc(100vw - 22.7 * ${pictureWidth} - ${textStart})` },
            "& span": { display: "block" },
            "& span + span": { marginTop: "0.4em" },
          }}
        >
          {taglines.map((tagline) => (
            <span key={tagline}>{`${tagline} `}</span>
          ))}
        </Heading>
        <Paragraphs
          text={lead}
          isLead
          css={{
            maxWidth: "30rem",
            marginBlock: `${space(3)} ${space(4)}`,
            color: "inherit",
            [whenBehind]: {
              maxWidth: `clamp(16rem, 100vw - 42 * ${pictureWidth} - ${textStart}, 30rem)`,
            },
          }}
        />
        <DialogOpener load={loadSchedulingDialog} dialog={dialog}>
          {(opener) => (
            <ButtonLink to={action.to} variant="accent" {...opener}>
              {action.label}
            </ButtonLink>
          )}
        </DialogOpener>
      </div>
      <Picture
        image={wide}
        narrow={narrow}
        withinPage={phone}
        alt={imageAlt}
        // On tall screens the picture is wider than the screen and cropped at the sides.
        sizes={`${behind} max(100vw, 178vh), 100vw`}
        isAboveFold
        css={{
          // The picture takes what room the text above it leaves, and its upper edge fades into the background.
          flex: 1,
          position: "relative",
          minHeight: "max(38svh, 17rem, 52vw)",
          maskImage: "linear-gradient(transparent, black 9%)",
          "& img": {
            position: "absolute",
            inset: 0,
            height: "100%",
            objectFit: "cover",
            objectPosition: "100% 60%",
            ...mirrored,
          },
          [whenBehind]: {
            position: "absolute",
            inset: 0,
            maskImage: "none",
            "& img": { objectPosition: "100% 50%" },
          },
          // Below the text, which is black in print.
          [media.print]: {
            position: "static",
            flex: "none",
            minHeight: 0,
            maskImage: "none",
            "& img": {
              position: "static",
              width: "100%!important",
              height: "13rem!important",
              objectPosition: "72% 30%",
            },
          },
        }}
      />
    </div>
  );
}

export const fragment = graphql`
  fragment Hero on Query {
    homePage {
      hero {
        taglines
        lead
        action {
          ...SmartLink
        }
        imageAlt
        wide: image {
          childImageSharp {
            gatsbyImageData(width: 1200, outputPixelDensities: [0.8, 1, 1.6, 2])
          }
        }
        narrow: image {
          childImageSharp {
            gatsbyImageData(
              width: 640
              aspectRatio: 1
              outputPixelDensities: [0.75, 1.15, 1.7]
              transformOptions: { cropFocus: EAST }
            )
          }
        }
        phone: image {
          childImageSharp {
            gatsbyImageData(
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
