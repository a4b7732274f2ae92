/** Any of Decap's backends, with saves that lose nothing: each names the version that it began from. */
import { contentFileAt } from "../../content/model/content-files";
import { contentText } from "../content-text";
import { changedSince } from "../in-words";
import { isObject } from "../../content/model/map-parts";
import type { Backend, DataFile } from "./decap";
import { dismiss, showNotice } from "./notice";

/** The key under which an entry in the CMS has the version of its file when it was opened. */
const openedKey = "$opened";

/** Splits an entry into that version and the value of its file. */
export function withoutOpened(entry: unknown) {
  const { [openedKey]: opened = "", ...value } = isObject(entry) ? entry : {};
  return { opened: String(opened), value };
}

export function guarded(backend: Backend): Backend {
  const open = backend.getEntry.bind(backend);
  const persist = backend.persistEntry.bind(backend);
  const persistMedia = backend.persistMedia.bind(backend);
  const deleteFiles = backend.deleteFiles.bind(backend);
  /** The version that this page wrote, by the version that it was opened at. */
  const written = new Map<string, string>();

  backend.getEntry = async (path) => {
    const loaded = await open(path);
    const { value } = withoutOpened(JSON.parse(loaded.data));
    const opened = await versionOf(loaded.data);
    return { ...loaded, data: JSON.stringify({ ...value, [openedKey]: opened }) };
  };

  backend.persistEntry = (entry, options) =>
    explained(async () => {
      const isNew = options.newEntry === true;
      const files = await Promise.all(entry.dataFiles.map((file) => finished(file, isNew)));
      const saved = await persist({ ...entry, dataFiles: files.map(({ file }) => file) }, options);
      for (const { opened, file } of files) written.set(opened, await versionOf(file.raw));
      return saved;
    });
  backend.persistMedia = (...media) => explained(() => persistMedia(...media));
  backend.deleteFiles = (...files) => explained(() => deleteFiles(...files));
  return backend;

  async function finished(edited: DataFile, isNew: boolean) {
    const { opened, value } = withoutOpened(JSON.parse(edited.raw));
    const path = edited.path.replace(/^content\//, "");
    const file = contentFileAt(path);
    if (!file) throw new Error(`${edited.path} is not a file of the content model`);
    const changed = { ...edited, raw: await contentText(file, value) };
    if (isNew) return { opened, file: changed };
    const before = await open(edited.path).catch(() => undefined);
    const from = written.get(opened) ?? opened;
    if (!before || (await versionOf(before.data)) !== from) throw new Error(changedSince(path));
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

/** Says the reasons in a box of our own, and returns what Decap says beside it. */
export function refused(lines: readonly string[]): Error {
  showNotice("Nothing was published", lines);
  // Decap would begin with the name.
  return Object.assign(new Error("the reason is in the box"), { name: "" });
}

/** The same as in local-backend.ts. */
async function versionOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
