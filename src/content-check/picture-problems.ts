/** Checks of pictures: they exist, can be shown, and are large enough. */
import { join, posix } from "node:path";
import type { AnnotatedValue } from "../content-model/annotated-values";
import type { ContentFolder, ContentSource } from "./content-folder";
import type { Finding } from "./finding";
import { type Picture, readPicture } from "./picture-file";

export function pictureChecker({ dir, paths }: ContentFolder) {
  const pictures = new Map(
    paths.filter(isPicture).map((path) => [path, readPicture(join(dir, path))]),
  );

  return {
    /**
     * Returns what is wrong with a reference.
     * @param from the path of the file that has it
     */
    problem(from: string, { value, meta: { slot } }: AnnotatedValue): string | undefined {
      const path = posix.join(posix.dirname(from), value);
      const picture = pictures.get(path);
      if (!picture) {
        const isSimilar = (other: string) => other.toLowerCase() === path.toLowerCase();
        const similar = [...pictures.keys()].find(isSimilar);
        const expected = similar
          ? `content/${similar} with the same upper and lower case`
          : "a picture that exists";
        return `expected ${expected}, got "${value}"`;
      }
      if (picture.fault) return `${picture.fault} ("${value}")`;
      if (!slot || (picture.width >= slot.width && picture.height >= (slot.height ?? 0))) {
        return undefined;
      }
      const least = slot.height
        ? sizeOf({ height: slot.height, ...slot })
        : `${String(slot.width)} pixels wide`;
      return `expected a picture of at least ${least}, got ${sizeOf(picture)} ("${value}")`;
    },

    /** Finds pictures of a file that could be better. */
    advice: ({ path: from, values }: ContentSource) =>
      values.flatMap(({ path, value, meta }): Finding[] => {
        const picture = pictures.get(posix.join(posix.dirname(from), value));
        const message = meta.slot && picture && weaknessOf(picture, meta.slot.width);
        return message ? [{ level: "strict", path, message }] : [];
      }),

    /** Finds the pictures that cannot be shown, whether used or not. */
    faults: () =>
      [...pictures].flatMap(([file, { fault }]) =>
        fault === undefined ? [] : [{ level: "refused" as const, file, path: [], message: fault }],
      ),
  };
}

export function isPicture(path: string): boolean {
  return /^images\/.+\.(jpe?g|png|webp|avif)$/.test(path);
}

function weaknessOf(picture: Picture, shownWidth: number): string | undefined {
  if (picture.width < sharpness * shownWidth) {
    return `a picture of ${sizeOf(picture)} looks blurred on good screens: use one ${String(2 * shownWidth)} pixels wide`;
  }
  if (picture.width > widest * picture.height) {
    return `a picture of ${sizeOf(picture)} loses its left and right: use one that is less wide`;
  }
  if (picture.hasAlpha) {
    return "a transparent picture shows what is behind it, light or dark: save it as JPEG";
  }
  return isHeavy(picture)
    ? `a picture of ${(picture.bytes / 1e6).toFixed(1)} MB slows the build: save it as JPEG with quality 80`
    : undefined;
}

/** Pixels of the picture for each CSS pixel, below which it looks blurred on screens of high density. */
const sharpness = 1.5;

/** Times its height. No place for a picture is as wide. */
const widest = 3;

/** Far heavier than a JPEG of good quality needs to be. */
function isHeavy({ bytes, width, height }: Picture): boolean {
  return bytes > 1e6 && bytes / (width * height) > 0.5;
}

function sizeOf({ width, height }: { width: number; height: number }): string {
  return `${String(width)} × ${String(height)} pixels`;
}
