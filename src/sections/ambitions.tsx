import { graphql } from "gatsby";
import { Heading } from "../components/heading";
import { Picture } from "../components/picture";
import { below, color, container, media, space } from "../theme/style";

/** The banner: growing spheres under the words "Ambitions to Results". */
export function Ambitions({ heading, lead, wide, narrow, imageAlt }: Queries.AmbitionsFragment) {
  return (
    <section
      aria-labelledby="ambitions"
      css={{ position: "relative", background: color.pictureShade, color: color.onPicture }}
    >
      <Picture
        image={wide}
        narrow={narrow}
        alt={imageAlt}
        sizes={`${below("small")} 100vw, max(100vw, 1000px)`}
        css={{
          // Phones have the spheres below the words; the picture's upper edge melts into the dark.
          display: "block",
          paddingTop: "11rem",
          maskImage: "linear-gradient(transparent 11rem, black 15rem)",
          "& img": { objectFit: "cover", objectPosition: "80% 100%" },
          [media.small]: {
            paddingTop: 0,
            maskImage: "none",
            "& img": { minHeight: "26rem", maxHeight: "40rem" },
          },
        }}
      />
      <div css={{ position: "absolute", inset: 0 }}>
        <div css={[container, { paddingTop: "clamp(2.5rem, 6vw, 5.5rem)" }]}>
          <Heading level={2} size={1} id="ambitions">
            {heading}
          </Heading>
          <p css={{ maxWidth: "28rem", marginTop: space(2), fontSize: "1.125em" }}>{lead}</p>
        </div>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment Ambitions on HomeAmbitions {
    heading
    lead
    imageAlt
    wide: image {
      childImageSharp {
        gatsbyImageData(width: 1200, outputPixelDensities: [0.8, 1.14, 1.6, 2])
      }
    }
    narrow: image {
      childImageSharp {
        gatsbyImageData(
          width: 640
          aspectRatio: 1.4
          outputPixelDensities: [0.75, 1, 1.5, 2]
          transformOptions: { cropFocus: EAST }
        )
      }
    }
  }
`;
