/** Pictures by their names, which may be any that a file system allows. */
import { posix } from "node:path";

export function isPicture(path: string): boolean {
  return /^images\/.+\.(jpe?g|png|webp|avif)$/is.test(path);
}

/**
 * Returns a function that finds the picture that a content file names.
 * @param paths of files in content/
 */
export function pictureFinder(paths: readonly string[]) {
  const pictures = paths.filter(isPicture);
  return (from: string, value: string): string | undefined => {
    const path = posix.join(posix.dirname(from), value);
    return pictures.find((picture) => picture === path);
  };
}
