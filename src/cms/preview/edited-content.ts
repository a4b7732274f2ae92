/** The content with one file as it is being edited. */
import { annotatedValues } from "../../content-model/annotated-values";
import { completed } from "../../content-model/completed";
import { type ContentFile, contentFiles } from "../../content-model/content-files";
import { findSchemaProblems } from "../../content-check/schema-problems";
import { picturePath } from "../../site/without-gatsby/content-root";
import { inOrder, isObject } from "../in-order";
import { isEmpty, problemInWords } from "../in-words";
import type { SavedContent } from "../previews";

/** A file in the editor of the CMS. */
export interface EditedEntry {
  /** The GraphQL type of the file. */
  readonly type: string;
  /** Relative to the project; empty for a new file. */
  readonly path: string;
  readonly data: unknown;
}

export interface EditedContent {
  readonly files: SavedContent["files"];
  /** Of the edited file, relative to content/. */
  readonly path: string;
  /** Of the edited file, which lacks nothing that a query needs but references. */
  readonly value: Readonly<Record<string, unknown>>;
  /** Why a save would be refused, such as `Top of the page: Lead – fill it in`. */
  readonly problem: string | undefined;
  /** As the CMS writes them, by their paths relative to content/. */
  readonly pictures: ReadonlyMap<string, string>;
}

/**
 * Replaces a file by its edited version.
 * @throws for a type that the content model lacks
 */
export function editedContent(saved: SavedContent, entry: EditedEntry): EditedContent {
  const file = contentFiles.find(({ type }) => type === entry.type);
  if (!file) throw new Error(`${entry.type} is not a type of the content model`);
  const data = inOrder(entry.data, file.schema);
  const whole = completed(file.schema, data);
  const value = isObject(whole) ? whole : {};
  const path = pathOf(entry, file, value);
  const pictures = annotatedValues(file.schema, value).filter(
    (each) => each.meta.image && each.value !== "",
  );
  return {
    files: { ...saved.files, [path]: value },
    path,
    value,
    problem: isUntouched(data) ? undefined : firstProblem(file, data),
    pictures: new Map(pictures.map((picture) => [picturePath(path, picture.value), picture.value])),
  };
}

function pathOf({ path }: EditedEntry, file: ContentFile, value: Record<string, unknown>): string {
  if (path !== "") return path.replace(/^content\//, "");
  const name = value[file.key ?? ""];
  return file.path.replace("*", typeof name === "string" && name !== "" ? name : "new");
}

function firstProblem(file: ContentFile, data: unknown): string | undefined {
  const [first] = findSchemaProblems(file.schema, data);
  return first && problemInWords(file, data, first);
}

/** Before anything is typed, nothing is missing. */
function isUntouched(data: unknown): boolean {
  const { $schema: _, ...typed } = isObject(data) ? data : {};
  return Object.values(typed).every(isEmpty);
}
