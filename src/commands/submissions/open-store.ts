import { existsSync } from "node:fs";
import { createStore } from "../../server/store/create-store";
import { filePath } from "../../server/store/sqlite/sqlite-store";
import type { Store } from "../../server/store/store";
import { UsageError } from "./usage-error";

/** A person at a terminal waits longer than a visitor, in milliseconds. */
const patience = 120_000;

/** Opens a database that already exists, because opening a missing file would create it. */
export function openExistingStore(url: string): Store {
  if (url.startsWith("file:") && !existsSync(filePath(url))) {
    throw new UsageError(`There are no submissions yet: ${filePath(url)} does not exist.`);
  }
  return createStore(url, patience);
}

/** Opens the database that a copy is written to. */
export function openTarget(url: string): Store {
  if (!/^(file:|postgres(ql)?:\/\/)./.test(url)) {
    throw new UsageError(
      "--to expects postgres://user@host/database or file:path/to/submissions.db",
    );
  }
  return createStore(url, patience);
}
