import { isUtf8 } from "node:buffer";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type ContentFile, contentFileAt } from "../content-model/content-files";
import { type JsonDocument, notUtf8, parseJsonDocument } from "./json-document";

export interface ContentSource {
  /** Relative to content/ with forward slashes. */
  readonly path: string;
  readonly file: ContentFile;
  readonly text: string;
  readonly json: JsonDocument;
}

export interface ContentFolder {
  readonly dir: string;
  /** Every file in the folder, pictures included, relative to it with forward slashes. */
  readonly paths: readonly string[];
  /** Symbolic links that lead to no file. */
  readonly deadLinks: readonly string[];
  readonly sources: readonly ContentSource[];
}

/** Reads content/ without validating it. Treats a missing folder as empty. */
export function readContentFolder(dir: string): ContentFolder {
  const entries = existsSync(dir) ? entriesIn(dir).sort() : [];
  const isFile = (path: string) => statSync(join(dir, path), { throwIfNoEntry: false })?.isFile();
  const paths = entries.filter(isFile);
  const sources = paths.flatMap((path) => {
    const file = contentFileAt(path);
    if (!file) return [];
    const bytes = readFileSync(join(dir, path));
    const text = bytes.toString("utf8");
    return [isUtf8(bytes) ? parsed(path, file, text) : { path, file, text, json: notUtf8(text) }];
  });
  return { dir, paths, deadLinks: entries.filter((path) => !isFile(path)), sources };
}

/** The last version of each file, by its path. */
const known = new Map<string, ContentSource>();

/** Parses a text, again only if it is not the one that was there before. */
function parsed(path: string, file: ContentFile, text: string): ContentSource {
  const last = known.get(path);
  if (last?.text === text) return last;
  const source = { path, file, text, json: parseJsonDocument(text) };
  known.set(path, source);
  return source;
}

/** Skips dotfiles, which operating systems and editors leave behind. Does not follow links to folders. */
function entriesIn(dir: string, prefix = ""): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith("."))
    .flatMap((entry) =>
      entry.isDirectory()
        ? entriesIn(join(dir, entry.name), `${prefix}${entry.name}/`)
        : [`${prefix}${entry.name}`],
    );
}
