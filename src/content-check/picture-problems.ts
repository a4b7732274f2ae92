/** Checks of pictures: they exist, can be shown, and are large enough. */
import { join, posix } from "node:path";
import type { z } from "zod";
import type { ContentFolder, ContentSource } from "./content-folder";
import { type Finding, finding } from "./finding";
import { type Picture, readPicture } from "./picture-file";
import { isPicture, pictureFinder } from "./picture-names";

export function pictureChecker({ dir, paths }: ContentFolder) {
  const pictures = new Map(
    paths.filter(isPicture).map((path) => [path, readPicture(join(dir, path))]),
  );
  const find = pictureFinder(paths);

  return {
    /** Finds what is wrong with the pictures of a file, and what could be better. */
    findings: ({ path: from, values }: ContentSource): Finding[] =>
      values.flatMap(({ path, value, meta: { slot } }) => {
        if (!slot) return [];
        const picture = pictures.get(find(from, value) ?? "");
        if (!picture) {
          const expected = pictureLike(posix.join(posix.dirname(from), value));
          return finding("refused", path, `expected ${expected}, got "${value}"`);
        }
        const problem = picture.fault ?? sizeProblem(picture, slot);
        return [
          ...finding("refused", path, problem && `${problem} ("${value}")`),
          ...finding("strict", path, blur(picture, slot.width)),
        ];
      }),

    /** Finds the pictures that cannot be shown, whether used or not. */
    faults: () =>
      [...pictures].flatMap(([file, { fault }]) =>
        finding("refused", [], fault).map((found) => ({ file, ...found })),
      ),
  };

  function pictureLike(path: string): string {
    const folded = (name: string) => name.normalize().toLowerCase();
    const isSimilar = (other: string) => folded(other) === folded(path);
    const similar = [...pictures.keys()].find(isSimilar);
    return similar
      ? `content/${similar} with the same capitals and accents`
      : "a picture that exists";
  }
}

function sizeProblem(picture: Picture, { width, height = 0 }: NonNullable<z.GlobalMeta["slot"]>) {
  if (picture.width >= width && picture.height >= height) return undefined;
  const least = height ? sizeOf({ width, height }) : `${String(width)} pixels wide`;
  return `expected a picture of at least ${least}, got ${sizeOf(picture)}`;
}

/** On screens of high density. */
function blur(picture: Picture, shownWidth: number): string | false {
  return (
    picture.width < sharpness * shownWidth &&
    `a picture of ${sizeOf(picture)} looks blurred on good screens: use one ${String(2 * shownWidth)} pixels wide`
  );
}

/** Pixels of the picture for each CSS pixel, below which it looks blurred. */
const sharpness = 1.5;

function sizeOf({ width, height }: { width: number; height: number }): string {
  return `${String(width)} × ${String(height)} pixels`;
}
