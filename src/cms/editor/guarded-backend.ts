/** Any of Decap's backends, with saves that lose nothing: each names the version that it began from. */
import { contentFileAt } from "../../content-model/content-files";
import { contentText } from "../content-text";
import { changedSince } from "../in-words";
import { isObject } from "../../content-model/map-parts";
import type { Backend, DataFile } from "./decap";
import { dismiss, showAdvice, showRefusal } from "./notice";

/** The key under which an entry in the CMS has the version of its file when it was opened. */
const openedKey = "$opened";

/** Splits an entry into that version and the value of its file. */
export function withoutOpened(entry: unknown): {
  readonly opened: string;
  readonly value: unknown;
} {
  if (!isObject(entry)) return { opened: "", value: entry };
  const { [openedKey]: opened, ...value } = entry;
  return { opened: typeof opened === "string" ? opened : "", value };
}

/** What was said in a box of our own; Decap shows it beside. */
export class Refused extends Error {
  override toString(): string {
    return "the reason is in the box";
  }
}

/** Changes a backend in place, and returns it. */
export function guarded(backend: Backend): Backend {
  const open = backend.getEntry.bind(backend);
  const persist = backend.persistEntry.bind(backend);
  const persistMedia = backend.persistMedia.bind(backend);
  const deleteFiles = backend.deleteFiles.bind(backend);
  /** The version that this page wrote, by the version that it was opened at. */
  const written = new Map<string, string>();

  /** Adds the version to the entry. */
  backend.getEntry = async (path) => {
    const loaded = await open(path);
    const value: unknown = JSON.parse(loaded.data);
    if (!isObject(value)) return loaded;
    return {
      ...loaded,
      data: JSON.stringify({ ...value, [openedKey]: await versionOf(loaded.data) }),
    };
  };

  backend.persistEntry = (entry, options) =>
    explained(async () => {
      const files = await Promise.all(
        entry.dataFiles.map((file) => finished(file, options.newEntry === true)),
      );
      const dataFiles = files.map(({ file }) => file);
      const saved = await persist({ ...entry, dataFiles }, options);
      for (const { opened, file } of files) written.set(opened, await versionOf(file.raw));
      if (saved?.advice && saved.advice.length > 0) showAdvice(saved.advice);
      return saved;
    });
  backend.persistMedia = (...media) => explained(() => persistMedia(...media));
  backend.deleteFiles = (...files) => explained(() => deleteFiles(...files));
  return backend;

  async function finished(edited: DataFile, isNew: boolean) {
    const { opened, value } = withoutOpened(JSON.parse(edited.raw));
    const { path } = edited;
    const file = contentFileAt(path.replace(/^content\//, ""));
    if (!file) throw new Error(`${path} is not a file of the content model`);
    const changed = { ...edited, raw: await contentText(file, value) };
    if (isNew) return { opened, file: changed };
    const before = await open(path).catch(() => undefined);
    const from = written.get(opened) ?? opened;
    if (before === undefined || (await versionOf(before.data)) !== from) {
      throw new Error(changedSince(path.replace(/^content\//, "")));
    }
    return { opened, file: { ...changed, from } };
  }
}

async function explained<Result>(action: () => Promise<Result>): Promise<Result> {
  dismiss();
  try {
    return await action();
  } catch (error) {
    throw refused((error instanceof Error ? error.message : String(error)).split("\n"));
  }
}

export function refused(lines: readonly string[]): Refused {
  showRefusal(lines);
  return new Refused(lines.join("\n"));
}

/** The same as in local-backend.ts. */
async function versionOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
