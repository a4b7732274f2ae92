/** The content files that have a preview in the CMS, and where it shows them. */
import { contentFiles } from "../content/model/content-files";
import { pageEntries } from "../domain/site-pages";
import type { SavedContent } from "./saved-content";

export interface Preview {
  /** The key of a page in the table, or the error screen, which has no address. */
  readonly page: string;
  /** The id of the part of the page that shows the file; without it, the preview opens at the top. */
  readonly part?: string;
}

/** The key of the error screen's preview. */
export const errorScreenKey = "errorScreen";

/** The preview of a content file, given by its GraphQL type. */
export function previewOf(type: string): Preview | undefined {
  const path = contentFiles.find((file) => file.type === type)?.path ?? "";
  if (path === "pages/error.json") return { page: errorScreenKey };
  for (const [page, { content, shows = {} }] of pageEntries) {
    const part = shows[path];
    if (content === path) return { page };
    if (part !== undefined) return part === "" ? { page } : { page, part };
  }
  return undefined;
}

export const previewedTypes: readonly string[] = contentFiles
  .map(({ type }) => type)
  .filter((type) => previewOf(type) !== undefined);

export const previewFolder = "/admin/preview";

/** Fetches, in the browser, what `savedContent` has returned. */
export async function fetchSavedContent(): Promise<SavedContent> {
  return fetch(`${previewFolder}/content.json`).then((response): Promise<SavedContent> =>
    response.json(),
  );
}
