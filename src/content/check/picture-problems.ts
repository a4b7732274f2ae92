/** Checks of pictures: they exist, can be shown, and are large enough. */
import { posix } from "node:path";
import type { z } from "zod";
import type { ContentFolder, ContentSource } from "./content-folder";
import { type Finding, finding, findingAbout } from "./finding";
import { describePicture, type Picture } from "./picture-file";

export function pictureChecker({ read, pictures: paths, findPicture }: ContentFolder) {
  const pictures = new Map(paths.map((path) => [path, describePicture(read(path))]));
  const used = new Set<string | undefined>();

  return {
    /** Finds what is wrong with the pictures of a file, and what could be better. */
    findings: ({ path: from, values }: ContentSource): Finding[] =>
      values.flatMap(({ path, value, meta: { image: slot } }) => {
        if (!slot) return [];
        const name = findPicture(from, value);
        used.add(name);
        const picture = pictures.get(name ?? "");
        if (!picture) {
          const expected = pictureLike(posix.join(posix.dirname(from), value));
          return finding("refused", path, `expected ${expected}, got "${value}"`);
        }
        const problem = picture.fault ?? sizeProblem(picture, slot);
        return [
          ...finding("refused", path, problem && `${problem} ("${value}")`),
          ...finding("advised", path, picture.isMoving && stands),
          ...finding("strict", path, weaknessOf(picture, slot.width)),
        ];
      }),

    /** Finds the pictures that cannot be shown and, once `findings` has seen all files, those that none has named. */
    ofFiles: () =>
      [...pictures].flatMap(([file, { fault }]) => [
        ...findingAbout(file, "refused", fault),
        ...findingAbout(file, "strict", !used.has(file) && unneeded),
      ]),
  };

  function pictureLike(path: string): string {
    const folded = (name: string) => name.normalize().toLowerCase();
    const similar = paths.find((other) => folded(other) === folded(path));
    if (similar === undefined) return "a picture that exists";
    return `content/${similar} with the same upper and lower case`;
  }
}

function sizeProblem(picture: Picture, { width, height = 0 }: NonNullable<z.GlobalMeta["image"]>) {
  if (picture.width >= width && picture.height >= height) return undefined;
  const least = height ? sizeOf({ width, height }) : `${width} pixels wide`;
  return `expected a picture of at least ${least}, got ${sizeOf(picture)}`;
}

const unneeded = "no content file names this picture: delete it";
const stands = "a moving picture stands still on the page: use one that does not move";

function weaknessOf(picture: Picture, shownWidth: number): string | undefined {
  // Fewer pixels for each CSS pixel are too few for screens of high density.
  if (picture.width < 1.5 * shownWidth) {
    return `a picture of ${sizeOf(picture)} looks blurred on good screens: use one ${2 * shownWidth} pixels wide`;
  }
  // No page has room for a wider one.
  if (picture.width > 3 * picture.height) {
    return `a picture of ${sizeOf(picture)} would be cropped at both sides: use one that is less wide`;
  }
  if (picture.hasAlpha) {
    return "a transparent picture shows what is behind it, light or dark: save it as JPEG";
  }
  const { bytes, width, height } = picture;
  // Far heavier than a good JPEG of its size.
  if (bytes <= 1e6 || bytes / (width * height) <= 0.5) return undefined;
  return `a picture of ${(bytes / 1e6).toFixed(1)} MB slows the build: save it as JPEG with quality 80`;
}

function sizeOf({ width, height }: { width: number; height: number }): string {
  return `${width} × ${height} pixels`;
}
