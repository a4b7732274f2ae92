import { accessSync, constants, statSync } from "node:fs";
import { StoreError } from "../store-error";

/**
 * Watches the files of an open database by their metadata alone, because only SQLite may open them.
 * @returns a function that returns a text, which changes with the content of the database file, and when its log
 *   becomes shorter. It throws if a file may no longer be written, and a StoreError if one was deleted, replaced
 *   or emptied.
 */
export function watchFiles(path: string): () => string {
  const log = `${path}-wal`;
  const files = [path, log, `${path}-shm`];
  const opened = files.map(identityOf);
  let lastLogSize = 0n;
  let cuts = 0;
  return () => {
    // SQLite keeps writing to a file that was deleted or replaced, where nobody would ever find the rows.
    const gone = files.find((file, i) => identityOf(file) !== opened[i]);
    if (gone !== undefined) throw new StoreError("missing", `${gone} was deleted or replaced`);
    for (const file of files) accessSync(file, constants.R_OK | constants.W_OK);
    const { size, ctimeNs } = statSync(path, { bigint: true });
    if (size === 0n) throw new StoreError("corrupt", `${path} was emptied`);
    const { size: logSize } = statSync(log, { bigint: true });
    if (logSize < lastLogSize) cuts++;
    lastLogSize = logSize;
    return `${size} ${ctimeNs} ${cuts}`;
  };
}

function identityOf(path: string): string {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats === undefined ? "missing" : `${stats.dev}:${stats.ino}`;
}
