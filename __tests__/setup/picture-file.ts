/** What Gatsby's image plugins add to a picture, without making a picture. */
import { basename, extname } from "node:path";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { plainPicture } from "../../src/content/graphql/plain-picture";

const onePixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

/** A File node of a picture, given relative to content/. Every picture is 1600 by 1200. */
export function pictureFile(relativePath: string) {
  const name = `/static/${basename(relativePath, extname(relativePath))}`;
  const { resize, gatsbyImageData } = plainPicture(`${name}.jpg`).childImageSharp;
  return {
    childImageSharp: {
      resize,
      gatsbyImageData(options: Parameters<typeof gatsbyImageData>[0]) {
        const { width, height } = gatsbyImageData(options);
        const srcSet = `${name}-${width / 2}.avif ${width / 2}w, ${name}-${width}.avif ${width}w`;
        return {
          layout: "constrained",
          width,
          height,
          placeholder: { fallback: onePixel },
          images: {
            fallback: { src: `${name}-${width}.jpg` },
            sources: [{ srcSet, type: "image/avif" }],
          },
        } satisfies IGatsbyImageData;
      },
    },
  };
}
