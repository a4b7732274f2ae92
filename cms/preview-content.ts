import { readContentFolder, mapPathsToValues } from "../src/content/source/content-folder";
import { readSize } from "../src/content/check/picture-problems";

export type PreviewContent = ReturnType<typeof readPreviewContent>;

/** Reads everything that a preview needs besides the edited file. */
export function readPreviewContent(contentDir: string) {
  const { sources, pictures, read } = readContentFolder(contentDir);
  return {
    /** The parsed files by their paths relative to content/. */
    files: mapPathsToValues(sources),
    /** Pictures by their paths: the address within the preview, and the size in pixels. */
    pictures: Object.fromEntries(
      pictures.flatMap((path) => {
        const size = readSize(read(path));
        if (typeof size === "string") return [];
        const src = path.split("/").map(encodeURIComponent).join("/");
        return [[path, { src, width: size.width, height: size.height }]];
      }),
    ),
  };
}
