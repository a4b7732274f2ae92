import { graphql } from "gatsby";
import { useId } from "react";
import { Heading } from "../components/heading";
import { Picture } from "../components/picture";
import { Paragraphs } from "../components/paragraphs";
import { below, color, container, media, mirrored, space, statement } from "../theme/style";

/** A banner: growing spheres under the words "Ambitions to Results". */
export function Ambitions({ heading, lead, image, imageAlt }: Queries.AmbitionsFragment) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      css={{
        position: "relative",
        background: color.pictureShade,
        color: color.onPicture,
        ...statement,
      }}
    >
      {/* On phones and in print the text is above the picture. */}
      <div
        css={{
          ...container,
          paddingTop: "clamp(2.5rem, 6vw, 5.5rem)",
          // The mirrored picture would cover it.
          [media.medium]: { position: "absolute", inset: 0, zIndex: 1 },
        }}
      >
        <Heading level={2} id={headingId}>
          {heading}
        </Heading>
        <Paragraphs
          text={lead}
          isLead
          css={{ maxWidth: "28rem", marginTop: space(2), color: "inherit" }}
        />
      </div>
      <Picture
        image={image}
        alt={imageAlt}
        sizes={`${below("medium")} 100vw, max(100vw, 1000px)`}
        css={{
          // On phones its upper edge fades into the background.
          maskImage: `linear-gradient(transparent, black ${space(8)}, black 80%, transparent)`,
          "& img": { objectPosition: "80% 100%", ...mirrored },
          [media.medium]: {
            // And its lower edge on all into what stands below it.
            maskImage: "linear-gradient(black 75%, transparent)",
            "& img": { minHeight: "26rem", maxHeight: "max(40rem, 28vw)" },
          },
          // Spheres that the edge cuts fade there.
          [media.tablet]: {
            "& img": {
              objectPosition: "86% 100%",
              maskImage: "linear-gradient(90deg, transparent, black 14%)",
            },
          },
        }}
      />
    </section>
  );
}

export const fragment = graphql`
  fragment Ambitions on HomeAmbitions {
    heading
    lead
    imageAlt
    image {
      childImageSharp {
        gatsbyImageData(width: 1200, outputPixelDensities: [0.8, 1, 1.6, 2])
        narrow: gatsbyImageData(
          width: 640
          aspectRatio: 2
          outputPixelDensities: [0.75, 1.15, 1.7]
          transformOptions: { cropFocus: EAST }
        )
      }
    }
  }
`;
