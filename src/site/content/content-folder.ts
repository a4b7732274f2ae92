import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ContentFile, contentFileAt } from "../../content-model/content-files";
import { type JsonDocument, parseJsonDocument } from "./json-document";

export interface ContentSource {
  /** Relative to content/, with forward slashes. */
  readonly path: string;
  readonly file: ContentFile;
  readonly text: string;
  readonly json: JsonDocument;
}

export interface ContentFolder {
  /** Every file of the folder, pictures too, relative to it and with forward slashes. */
  readonly paths: readonly string[];
  /** The files that the content model knows. */
  readonly sources: readonly ContentSource[];
}

/** Reads content/ as it is, valid or not. A folder that does not exist is an empty one. */
export function readContent(contentDir: string): ContentFolder {
  const paths = existsSync(contentDir) ? filesIn(contentDir).sort() : [];
  const sources = paths.flatMap((path) => {
    const file = contentFileAt(path);
    if (!file) return [];
    const text = readFileSync(join(contentDir, path), "utf8");
    return [{ path, file, text, json: parseJsonDocument(text) }];
  });
  return { paths, sources };
}

/** Names that begin with a dot belong to operating systems and editors, not to the content. */
function filesIn(dir: string, prefix = ""): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith("."))
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesIn(join(dir, entry.name), `${prefix}${entry.name}/`)
        : [`${prefix}${entry.name}`],
    );
}
