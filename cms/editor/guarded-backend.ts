/** Any of Decap's backends, with saves that lose nothing: each names the version of the file that it began from. */
import { contentFileAt, insideContent } from "../../src/content/model/content-files";
import { inOrder } from "../in-order";
import { fileInWords } from "../in-words";
import { isObject } from "../../src/content/model/map-parts";
import type { Backend, DataFile } from "./decap";

/** The key under which an entry in the CMS has the version of its file when it was opened. */
const openedKey = "$opened";

/** Splits an entry into that version and the value of its file. */
export function withoutOpened(entry: unknown) {
  const { [openedKey]: opened = "", ...value } = isObject(entry) ? entry : {};
  return { opened: String(opened), value };
}

/** Says why nothing was published, for as long as the editor reads it, and returns the error that Decap shows too. */
export function refused(reason: string): Error {
  alert(`Nothing was published:\n\n${reason}`);
  return new Error(reason);
}

export function guarded(backend: Backend): Backend {
  const getEntry = backend.getEntry.bind(backend);
  const persistEntry = backend.persistEntry.bind(backend);
  const persistMedia = backend.persistMedia.bind(backend);
  const deleteFiles = backend.deleteFiles.bind(backend);
  /** The version that this page wrote, by the version that it was opened at. */
  const written = new Map<string, string>();

  async function finished(edited: DataFile, isNew: boolean) {
    const { opened, value } = withoutOpened(JSON.parse(edited.raw));
    const path = insideContent(edited.path);
    const file = contentFileAt(path);
    if (!file) throw new Error(`${edited.path} is not a file of the content model`);
    if (!isNew) {
      const now = await getEntry(edited.path).catch(() => ({ data: "" }));
      if ((await versionOf(now.data)) !== (written.get(opened) ?? opened)) {
        throw new Error(
          `${fileInWords(path)} was changed since you opened it, by hand or in another window. Your text is still here. Open this address in a second window, put your changes there, and publish them.`,
        );
      }
    }
    const raw = `${JSON.stringify(inOrder(value, file.schema), null, 2)}\n`;
    return { opened, file: { ...edited, raw } };
  }

  return Object.assign(backend, {
    async getEntry(path) {
      const loaded = await getEntry(path);
      const { value } = withoutOpened(JSON.parse(loaded.data));
      const opened = await versionOf(loaded.data);
      return { ...loaded, data: JSON.stringify({ ...value, [openedKey]: opened }) };
    },
    persistEntry: (entry, options) =>
      explained(async () => {
        const isNew = options.newEntry === true;
        const files = await Promise.all(entry.dataFiles.map((file) => finished(file, isNew)));
        const dataFiles = files.map(({ file }) => file);
        const saved = await persistEntry({ ...entry, dataFiles }, options);
        for (const { opened, file } of files) written.set(opened, await versionOf(file.raw));
        return saved;
      }),
    persistMedia: (...media) => explained(() => persistMedia(...media)),
    deleteFiles: (...files) => explained(() => deleteFiles(...files)),
  } satisfies Backend);
}

async function explained<Result>(action: () => Promise<Result>): Promise<Result> {
  return action().catch((error: unknown) => {
    throw refused(error instanceof Error ? error.message : String(error));
  });
}

async function versionOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
