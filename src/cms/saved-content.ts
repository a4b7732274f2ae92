import { join } from "node:path";
import { readContentFolder, valuesOf } from "../content/check/content-folder";
import { describePicture } from "../content/check/picture-file";

export type SavedContent = ReturnType<typeof savedContent>;

/** Reads what a preview needs besides the edited file. */
export function savedContent(project: string) {
  const { sources, pictures, read } = readContentFolder(join(project, "content"));
  return {
    /** The parsed files by their paths relative to content/. */
    files: valuesOf(sources),
    /** The addresses of pictures within the preview and their sizes in pixels, by their paths, with composed accents. */
    pictures: Object.fromEntries(
      pictures.flatMap((path) => {
        const { width, height } = describePicture(read(path));
        const src = path.split("/").map(encodeURIComponent).join("/");
        return width > 0 ? [[path.normalize(), { src, width, height }]] : [];
      }),
    ),
  };
}
