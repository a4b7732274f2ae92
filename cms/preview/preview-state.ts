import { contentFiles, toContentPath } from "../../src/content/model/content-files";
import { isObject, findValueAt } from "../../src/content/model/schema-tree";
import { toContentValue } from "../content-value";
import { previewFolder, findPreviewTarget } from "../preview-targets";
import type { PreviewContent } from "../preview-content";
import { renderPage } from "./pages";
import { createPlainPicture } from "../../src/content/graphql/plain-picture";
import { createContentRoot } from "../../src/content/graphql/content-root";

export interface EditedEntry {
  /** The GraphQL type of the file. */
  readonly type: string;
  /** Relative to the project; empty for a new file. */
  readonly path: string;
  readonly data: unknown;
}

export type PreviewState = ReturnType<typeof createPreviewState>;

const noPicture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;

/**
 * Renders the page that shows an edited entry, from the content with this entry in it.
 * @param findUpload returns the address of a picture that is not saved yet
 * @throws if the entry refers to something that does not exist
 */
export function createPreviewState(
  saved: PreviewContent,
  entry: EditedEntry,
  findUpload: (written: string) => string | undefined,
) {
  const file = contentFiles.find(({ type }) => type === entry.type);
  const preview = findPreviewTarget(entry.type);
  if (!file || !preview) throw new Error(`${entry.type} has no preview`);
  const typed = toContentValue(entry.data, file.schema);
  /** The name of the file. That of a new file is empty until it is typed. */
  const key = file.key && readString(typed, file.key);
  const data = file.key && isObject(typed) ? { ...typed, [file.key]: key } : typed;
  const path = toContentPath(entry.path) || file.path;
  const { [path]: _, ...others } = saved.files;
  const root = createContentRoot({
    // First, because a new file may have the name of another while it is typed.
    files: { [path]: data, ...others },
    findPicture: (written) => {
      const picture = saved.pictures[written.replace(/^(\.{1,2}\/)+/, "")];
      if (picture) return createPlainPicture(`${previewFolder}/${picture.src}`, picture);
      return createPlainPicture((written === "" ? undefined : findUpload(written)) ?? noPicture);
    },
  });
  const { page, part } = preview;
  return { ...renderPage(page, root, key), root, part };
}

function readString(value: unknown, key: string): string {
  const found = findValueAt(value, [key]);
  return typeof found === "string" ? found : "";
}
