/** What Gatsby's image plugins add to a picture, without making a picture. */
import { basename, extname } from "node:path";
import type { IGatsbyImageData } from "gatsby-plugin-image";

interface Size {
  readonly width?: number | null;
  readonly height?: number | null;
  readonly aspectRatio?: number | null;
}

const onePixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

/** A File node of a picture, given relative to content/. Every picture is 1600 by 1200. */
export function pictureFile(relativePath: string) {
  const ext = extname(relativePath);
  const name = basename(relativePath, ext);
  const publicURL = `/static/${name}${ext}`;
  return {
    name,
    base: basename(relativePath),
    ext,
    relativePath,
    publicURL,
    childImageSharp: {
      original: { src: publicURL, width: 1600, height: 1200 },
      resize: (size: Size) => ({ src: publicURL, ...drawnSize(size) }),
      gatsbyImageData: (size: Size) => imageData(name, size),
    },
  };
}

function imageData(name: string, size: Size): IGatsbyImageData {
  const { width, height } = drawnSize(size);
  const sizes = `(min-width: ${width}px) ${width}px, 100vw`;
  const srcSet = (extension: string) =>
    [width / 4, width / 2, width]
      .map(Math.round)
      .map((each) => `/static/${name}-${each}.${extension} ${each}w`)
      .join(",\n");
  return {
    layout: "constrained",
    width,
    height,
    placeholder: { fallback: onePixel },
    images: {
      fallback: { src: `/static/${name}-${width}.jpg`, srcSet: srcSet("jpg"), sizes },
      sources: [{ srcSet: srcSet("avif"), type: "image/avif", sizes }],
    },
  };
}

function drawnSize(size: Size) {
  const aspectRatio = size.aspectRatio ?? 4 / 3;
  const width = size.width ?? (size.height ? Math.round(size.height * aspectRatio) : 1600);
  return { width, height: size.height ?? Math.round(width / aspectRatio) };
}
