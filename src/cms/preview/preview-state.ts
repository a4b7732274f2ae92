/** What the preview shows of an edited entry. */
import { contentRoot } from "../../site/without-gatsby/content-root";
import { isObject } from "../in-order";
import {
  type PictureSize,
  type Preview,
  previewFolder,
  previewOf,
  type SavedContent,
} from "../previews";
import { type EditedEntry, editedContent } from "./edited-content";
import { pages, type RenderedPage } from "./pages";
import { previewPicture } from "./preview-picture";

export interface PreviewState extends RenderedPage, Pick<Preview, "part" | "opener"> {
  /** The root value of the queries of header and footer. */
  readonly root: Readonly<Record<string, unknown>>;
  readonly problem: string | undefined;
}

const noPicture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;

/**
 * @param findUpload returns the address of a picture that is not saved yet, by its path in the content file
 * @throws if a query fails on the content, such as for a reference to nothing
 */
export function previewState(
  saved: SavedContent,
  entry: EditedEntry,
  findUpload: (value: string) => string | undefined,
): PreviewState {
  const preview = previewOf(entry.type);
  if (!preview) throw new Error(`${entry.type} has no preview`);
  const { page, part, opener } = preview;
  const content = editedContent(saved, entry);
  const pictureFile = (path: string) => {
    const size: PictureSize | undefined = saved.pictures[path];
    if (size) return previewPicture(`${previewFolder}/${encodeURI(path)}`, size);
    const value = content.pictures.get(path);
    const upload = value === undefined ? undefined : findUpload(value);
    return previewPicture(upload ?? noPicture);
  };
  const root = contentRoot({
    files: content.files,
    pictureFile,
    siteMetadata: siteMetadataOf(content.files["company.json"]),
  });
  return { ...pages[page](content, root), root, problem: content.problem, part, opener };
}

function siteMetadataOf(company: unknown) {
  const { name, url } = isObject(company) ? company : {};
  return { title: String(name), siteUrl: String(url), sharePictures: [] };
}
