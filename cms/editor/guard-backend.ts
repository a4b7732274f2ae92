/** Adds to any of Decap's backends that a save cannot overwrite a change made since the file was opened (docs/decisions/0043). */
import { findContentFile, toContentPath } from "../../src/content/model/content-files";
import { toContentValue } from "../content-value";
import { findFileLabel } from "../describe-problem";
import { isObject } from "../../src/content/model/schema-tree";
import type { Backend, DataFile } from "./decap";
import { latestRefusal } from "./github-refusals";
import { watchReplacements } from "./replaced-pictures";

/** The key of an entry in the CMS that holds the version of its file when it was opened. */
const versionKey = "$opened";

/** Splits an entry into this version and the value of the file. */
export function splitVersion(entry: unknown) {
  const { [versionKey]: opened = "", ...value } = isObject(entry) ? entry : {};
  return { version: String(opened), value };
}

/** Tells the editor why something failed, in a dialog that stays until it is closed. Returns the error for Decap. */
export function reportRefusal(reason: string, what = "Nothing was published"): Error {
  alert(`${what}:\n\n${reason}`);
  return new Error(reason);
}

export function guardBackend(backend: Backend): Backend {
  const authenticate = backend.authenticate.bind(backend);
  const getEntry = backend.getEntry.bind(backend);
  const persistEntry = backend.persistEntry.bind(backend);
  const persistMedia = backend.persistMedia.bind(backend);
  const deleteFiles = backend.deleteFiles.bind(backend);
  /** The version that this page has saved last, by the version at which the file was opened. */
  const savedVersions = new Map<string, string>();
  const isReplaced = watchReplacements();

  /** @throws if it is empty, by which some backends say that they cannot read it */
  async function readEntry(path: string) {
    const loaded = await getEntry(path).catch(() => ({ data: "" }));
    if (loaded.data !== "") return loaded;
    const label = findFileLabel(toContentPath(path));
    throw new Error(latestRefusal() || `${label} is not there any more.\nLoad this page again.`);
  }

  async function prepareFile(edited: DataFile, isNew: boolean) {
    const { version: opened, value } = splitVersion(JSON.parse(edited.raw));
    const path = toContentPath(edited.path);
    const file = findContentFile(path);
    if (!file) throw new Error(`${edited.path} is not a file of the content model`);
    if (!isNew) {
      const now = await readEntry(edited.path);
      if ((await hashText(now.data)) !== (savedVersions.get(opened) ?? opened)) {
        throw new Error(
          `${findFileLabel(path)} was changed since you opened it, by hand or in another window.\nYour text is still here. Open this address in a second window, put your changes there, and publish them.`,
        );
      }
    }
    const raw = `${JSON.stringify(toContentValue(value, file.schema), null, 2)}\n`;
    return { opened, file: { ...edited, raw } };
  }

  return Object.assign(backend, {
    authenticate: (credentials) =>
      reportFailure(
        () => authenticate(credentials),
        "You are not logged in (load this page to try again)",
      ),
    async getEntry(path) {
      const loaded = await reportFailure(() => readEntry(path), "The file was not opened");
      const { value } = splitVersion(JSON.parse(loaded.data));
      const opened = await hashText(loaded.data);
      return { ...loaded, data: JSON.stringify({ ...value, [versionKey]: opened }) };
    },
    persistEntry: (entry, options) =>
      reportFailure(async () => {
        const isNew = options.newEntry === true;
        const files = await Promise.all(entry.dataFiles.map((file) => prepareFile(file, isNew)));
        const dataFiles = files.map(({ file }) => file);
        const saved = await persistEntry({ ...entry, dataFiles }, options);
        for (const { opened, file } of files) savedVersions.set(opened, await hashText(file.raw));
        return saved;
      }),
    persistMedia: (...media) => reportFailure(() => persistMedia(...media)),
    // The new picture will be written over the old one, which pages need until then.
    deleteFiles: async (paths, ...rest) =>
      paths.every(isReplaced) ? undefined : reportFailure(() => deleteFiles(paths, ...rest)),
  } satisfies Backend);
}

async function reportFailure<Result>(
  action: () => Promise<Result>,
  what?: string,
): Promise<Result> {
  return action().catch((error: unknown) => {
    throw reportRefusal(
      latestRefusal() || (error instanceof Error ? error.message : String(error)),
      what,
    );
  });
}

async function hashText(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
