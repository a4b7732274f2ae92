import { posix } from "node:path";
import { type ContentFile, contentFiles } from "../src/content/model/content-files";
import { getSchemaReference } from "../src/content/model/json-schemas";
import { createFields } from "./cms-fields";
import { findPreviewTarget } from "./preview-targets";

/** Where the CMS keeps its changes (decapcms.org/docs/backends-overview). */
export type CmsBackend = Readonly<Record<string, unknown>> & { readonly name: string };

/** The groups in which the CMS lists single files, each with the folder of its files in content/. */
const groups = [
  { name: "pages", label: "Pages", within: "pages" },
  { name: "site", label: "Whole site", within: "." },
  { name: "forms", label: "Forms", within: "forms" },
];

/** @param folder the folder of the content in the backend's repository */
export function createCmsConfig(backend: CmsBackend, folder = "content") {
  return {
    backend,
    load_config_file: false,
    media_folder: posix.join(folder, "images"),
    public_folder: "./images",
    slug: { encoding: "ascii", clean_accents: true },
    // No host builds a preview of each commit.
    show_preview_links: false,
    collections: [
      ...contentFiles
        .filter(({ path }) => path.includes("*"))
        .map((file) => createFolderCollection(file, folder)),
      ...groups.map(({ within, ...group }) => ({
        ...group,
        files: contentFiles
          .filter(({ path }) => posix.dirname(path) === within)
          .map((file) => ({
            file: posix.join(folder, file.path),
            ...createCommonOptions(file, folder),
          })),
      })),
    ],
  };
}

/** Creates a collection with a file for each item, which is named like its file. */
function createFolderCollection(file: ContentFile, folder: string) {
  const { path, key = "name" } = file;
  const options = createCommonOptions(file, folder);
  return {
    ...options,
    label: `${options.label.replace(/y$/, "ie")}s`,
    label_singular: options.label,
    folder: posix.join(folder, posix.dirname(path)),
    create: true,
    format: "json",
    extension: "json",
    slug: `{{fields.${key}}}`,
    identifier_field: key,
    summary: "{{title}}",
  };
}

function createCommonOptions(file: ContentFile, folder: string) {
  const { path, schema, type } = file;
  return {
    name: type,
    label: schema.meta()?.title ?? type,
    media_folder: `/${folder}/images`,
    editor: { preview: findPreviewTarget(type) !== undefined },
    public_folder: path.includes("/") ? "../images" : "./images",
    fields: createFields(schema).map((field) =>
      field.name === "$schema"
        ? { ...field, widget: "hidden", default: getSchemaReference(path, file) }
        : field,
    ),
  };
}
