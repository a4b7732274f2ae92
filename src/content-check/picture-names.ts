/** Pictures by their names, which may be any that a file system allows. */
import { posix } from "node:path";

export function isPicture(path: string): boolean {
  return /^images\/.+\.(jpe?g|png|webp|avif)$/is.test(path);
}

/**
 * Returns a function that finds the picture that a content file names. An accent may be a character of its own in one of
 * the two names, as on a Mac, and part of its letter in the other.
 * @param paths of files in content/
 */
export function pictureFinder(paths: readonly string[]) {
  const pictures = new Map(paths.filter(isPicture).map((path) => [path.normalize(), path]));
  return (from: string, value: string): string | undefined =>
    pictures.get(posix.join(posix.dirname(from), value).normalize());
}
