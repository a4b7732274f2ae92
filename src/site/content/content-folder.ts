import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ContentFile, contentFileAt } from "../../content-model/content-files";
import { type JsonDocument, parseJsonDocument } from "./json-document";

export interface ContentSource {
  /** Relative to content/ with forward slashes. */
  readonly path: string;
  readonly file: ContentFile;
  readonly text: string;
  readonly json: JsonDocument;
}

export interface ContentFolder {
  /** Every file in the folder, pictures included, relative to it with forward slashes. */
  readonly paths: readonly string[];
  /** The files that the content model describes. */
  readonly sources: readonly ContentSource[];
}

/** Reads content/ without validating it. Treats a missing folder as empty. */
export function readContentFolder(contentDir: string): ContentFolder {
  const paths = existsSync(contentDir) ? filesIn(contentDir).sort() : [];
  const sources = paths.flatMap((path) => {
    const file = contentFileAt(path);
    if (!file) return [];
    const text = readFileSync(join(contentDir, path), "utf8");
    return [{ path, file, text, json: parseJsonDocument(text) }];
  });
  return { paths, sources };
}

/** Skips dotfiles, which operating systems and editors leave behind. */
function filesIn(dir: string, prefix = ""): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith("."))
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesIn(join(dir, entry.name), `${prefix}${entry.name}/`)
        : [`${prefix}${entry.name}`],
    );
}
