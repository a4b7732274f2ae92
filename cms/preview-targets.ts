/** Which content files have a preview in the CMS, and which page shows each. */
import { contentFiles } from "../src/content/model/content-files";
import type { RouteKey } from "../src/domain/routes";
import type { PreviewContent } from "./preview-content";

export interface PreviewTarget {
  /** The page that shows the file: a route, or the error screen, which has no address. */
  readonly page: RouteKey | typeof errorScreenKey;
  /** The id of the part of the page that shows the file. Without it, the preview opens at the top. */
  readonly part?: string;
}

/** The key of the error screen's preview. */
export const errorScreenKey = "errorScreen";

/** Finds where a content file is shown, given its GraphQL type. */
export function findPreviewTarget(type: string): PreviewTarget | undefined {
  const file = contentFiles.find((each) => each.type === type);
  if (file?.path === "pages/error.json") return { page: errorScreenKey };
  if (file?.route !== undefined) return { page: file.route };
  return file?.shownOn && { ...file.shownOn, page: file.shownOn.route };
}

export const previewedTypes: readonly string[] = contentFiles
  .map(({ type }) => type)
  .filter((type) => findPreviewTarget(type) !== undefined);

export const previewFolder = "/admin/preview";

/** Fetches in the browser what `readPreviewContent` returns on the server. */
export async function fetchPreviewContent(): Promise<PreviewContent> {
  return fetch(`${previewFolder}/content.json`).then((response): Promise<PreviewContent> =>
    response.json(),
  );
}
