/** Pictures as Gatsby's image plugins would give them to a page, with the original as their only size. */
interface ImageArguments {
  readonly width?: number | null;
  readonly height?: number | null;
  readonly aspectRatio?: number | null;
}

/** Returns the File node of the picture at an address. */
export function plainPicture(src: string, original = { width: 1600, height: 1200 }) {
  return {
    childImageSharp: {
      resize: (size: ImageArguments) => ({ src, ...shownSize(size, original) }),
      gatsbyImageData: (options: ImageArguments) => ({
        layout: "constrained",
        ...shownSize(options, original),
        images: { sources: [], fallback: { src } },
      }),
    },
  };
}

/** Returns a picture's size in pixels, in the proportions that a query asks for. */
function shownSize(
  { width, height, aspectRatio }: ImageArguments,
  original: { width: number; height: number },
) {
  const ratio = aspectRatio ?? original.width / original.height;
  const shownWidth = width ?? (height ? Math.round(height * ratio) : original.width);
  return { width: shownWidth, height: height ?? Math.round(shownWidth / ratio) };
}
