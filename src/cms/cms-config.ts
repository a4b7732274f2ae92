import { posix } from "node:path";
import { type ContentFile, contentFiles } from "../content-model/content-files";
import { schemaReference } from "../content-model/json-schemas";
import { cmsFields } from "./cms-fields";
import { previewOf } from "./previews";

export const pictureFolder = "content/images";

/** Where the CMS keeps its changes (decapcms.org/docs/backends-overview). */
export interface CmsBackend {
  readonly name: string;
  readonly [setting: string]: unknown;
}

/** The headings under which the CMS lists single files, by their folder. */
const groups = [
  { folder: "pages", label: "Pages" },
  { folder: ".", label: "Whole site" },
  { folder: "forms", label: "Forms" },
] as const;

export function cmsConfig(backend: CmsBackend) {
  const isCollection = ({ path }: ContentFile) => path.includes("*");
  const files = contentFiles.filter((file) => !isCollection(file));
  return {
    backend,
    load_config_file: false,
    media_folder: pictureFolder,
    public_folder: "./images",
    slug: { encoding: "ascii", clean_accents: true },
    // See editor/search-texts.ts.
    search: false,
    collections: [
      ...contentFiles.filter(isCollection).map(folderCollection),
      ...groups.map(({ folder, label }) => ({
        name: folder === "." ? "site" : folder,
        label,
        files: files.filter(({ path }) => posix.dirname(path) === folder).map(fileEntry),
      })),
    ],
  };
}

/** A file for each item; its name is that of the file. */
function folderCollection(file: ContentFile) {
  const { path, type, key = "name" } = file;
  return {
    name: type,
    label: `${labelOf(file)}s`,
    label_singular: labelOf(file),
    folder: posix.join("content", posix.dirname(path)),
    create: true,
    format: "json",
    extension: "json",
    slug: `{{fields.${key}}}`,
    identifier_field: key,
    summary: "{{title}}",
    ...commonOptions(file),
  };
}

function fileEntry(file: ContentFile) {
  return {
    name: file.type,
    label: labelOf(file),
    file: posix.join("content", file.path),
    ...commonOptions(file),
  };
}

function commonOptions(file: ContentFile) {
  const fromFile = posix.relative(posix.dirname(file.path), "images");
  return {
    media_folder: `/${pictureFolder}`,
    editor: { preview: previewOf(file.type) !== undefined },
    public_folder: fromFile.startsWith("../") ? fromFile : `./${fromFile}`,
    fields: cmsFields(file.schema).map((field) =>
      field.name === "$schema"
        ? { ...field, widget: "hidden", default: schemaReference(file.path, file) }
        : field,
    ),
  };
}

function labelOf({ schema, type }: ContentFile): string {
  return schema.meta()?.title ?? type;
}
