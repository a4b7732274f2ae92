import { join } from "node:path";
import { readContentFolder, valuesOf } from "../content-check/content-folder";
import { readPicture } from "../content-check/picture-file";

export type SavedContent = ReturnType<typeof savedContent>;

/** Reads what a preview needs besides the edited file. */
export function savedContent(project: string) {
  const dir = join(project, "content");
  const { sources, pictures } = readContentFolder(dir);
  return {
    /** The parsed files by their paths relative to content/. */
    files: valuesOf(sources),
    /** The addresses of pictures within the preview and their sizes in pixels, by their paths, with composed accents. */
    pictures: Object.fromEntries(
      pictures.flatMap((path) => {
        const { width, height } = readPicture(join(dir, path));
        const src = path.split("/").map(encodeURIComponent).join("/");
        return width > 0 ? [[path.normalize(), { src, width, height }]] : [];
      }),
    ),
  };
}
