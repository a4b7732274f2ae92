/** Picture data in the shape of Gatsby's image plugins, for tests and previews: the original is the only size. */
interface ImageArguments {
  readonly width?: number | null;
  readonly height?: number | null;
  readonly aspectRatio?: number | null;
}

/** Returns the File node of a picture. */
export function createPlainPicture(src: string, original = { width: 1600, height: 1200 }) {
  return {
    childImageSharp: {
      resize: (size: ImageArguments) => ({ src, ...computeSize(size, original) }),
      gatsbyImageData: (options: ImageArguments) => ({
        layout: "constrained",
        ...computeSize(options, original),
        images: { sources: [], fallback: { src } },
      }),
    },
  };
}

/** Returns the size in pixels, in the aspect ratio that a query asks for. */
function computeSize(
  { width, height, aspectRatio }: ImageArguments,
  original: { width: number; height: number },
) {
  const ratio = aspectRatio ?? original.width / original.height;
  const shownWidth = width ?? (height ? Math.round(height * ratio) : original.width);
  return { width: shownWidth, height: height ?? Math.round(shownWidth / ratio) };
}
