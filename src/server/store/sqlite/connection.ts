import { accessSync, closeSync, constants, mkdirSync, openSync, readSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type DatabaseSyncInstance } from "@photostructure/sqlite";
import type { Dialect, Sql } from "../operations/sql";
import { StoreError } from "../store-error";
import { steps } from "./schema";

/** How long a transaction waits for another process that writes, in milliseconds. */
const busyTimeout = 2_000;

const dialect: Dialect = {
  now: "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
  isoNow: "strftime('%Y-%m-%dT%H:%M:%fZ')",
  position: "rowid",
  lockRows: "",
};

/** An open database file. */
export type Connection = {
  /** Runs `work` in a transaction that is durable once the promise resolves. */
  transaction: <Result>(
    kind: "read" | "write",
    work: (sql: Sql) => Promise<Result>,
  ) => Promise<Result>;
  /** Empties the write-ahead log. Returns false while a reader prevents that. */
  checkpoint: () => boolean;
  /** Whether no transaction is open. */
  isIdle: () => boolean;
  /** Looks at the file itself. SQLite keeps using what it remembers of it. */
  inspect: () => void;
};

export type OpenOptions = {
  /** Creates a missing file, readable by its owner only. */
  create: boolean;
  /** Searches the whole file for damage. */
  thorough: boolean;
};

/**
 * Creates the file if it may, and looks whether SQLite could use it.
 * @throws before SQLite has touched the file, so that there is nothing to close
 */
export function prepareFile(path: string, create: boolean): void {
  if (create) createFile(path);
  else if (sizeOf(path) === 0) throw new StoreError("missing", `${path} was deleted`);
  // SQLite would open a read-only file, and leave read-only files beside it that stay so.
  if (sizeOf(path) > 0) inspectFile(path);
}

/**
 * Opens a database file, and configures it so that committed rows survive a crash of the process and of the
 * machine. Everything here blocks its thread, and only the end of the thread closes the connection for certain:
 * the driver leaves it open as long as the garbage collector has left a statement.
 * @throws if the file cannot be opened, written or trusted
 */
export function openConnection(path: string, thorough: boolean): Connection {
  const database = new DatabaseSync(path, { timeout: busyTimeout });
  configure(database);
  if (thorough) checkContent(database);
  migrate(database);
  return connectionTo(database, path);
}

function connectionTo(database: DatabaseSyncInstance, path: string): Connection {
  const sql: Sql = {
    dialect,
    query: (text, values = []) => {
      const named = Object.fromEntries(values.map((value, i) => [`$${i + 1}`, value]));
      return Promise.resolve(database.prepare(text).all(named) as Record<string, unknown>[]);
    },
  };
  const files = [path, `${path}-wal`];
  const opened = files.map(identityOf);
  // SQLite keeps writing to a file that was deleted or replaced, where nobody would ever find the rows.
  const checkFiles = () => {
    if (files.some((file, i) => identityOf(file) !== opened[i])) {
      throw new StoreError("missing", `${path} was deleted or replaced`);
    }
  };
  return {
    transaction: async (kind, work) => {
      checkFiles();
      database.exec(kind === "write" ? "BEGIN IMMEDIATE" : "BEGIN");
      const result = await work(sql);
      database.exec("COMMIT");
      checkFiles();
      return result;
    },
    checkpoint: () => {
      const [row] = database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all() as { busy: number }[];
      return row?.busy === 0;
    },
    isIdle: () => !database.isTransaction,
    inspect: () => {
      inspectFile(path);
    },
  };
}

function createFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // SQLite gives the write-ahead log the same permissions as the database file.
  closeSync(openSync(path, "a", 0o600));
}

/** @throws if the file may no longer be written, or is no database */
function inspectFile(path: string): void {
  accessSync(path, constants.R_OK | constants.W_OK);
  const expected = Buffer.from("SQLite format 3\0");
  const head = Buffer.alloc(expected.length);
  const file = openSync(path, "r");
  try {
    readSync(file, head, 0, head.length, 0);
  } finally {
    closeSync(file);
  }
  if (!head.equals(expected)) throw new StoreError("corrupt", `${path} is no database`);
}

function configure(database: DatabaseSyncInstance): void {
  const end = Date.now() + busyTimeout;
  while (journalModeOf(database) !== "wal") {
    // Changing it needs an exclusive lock, for which SQLite does not wait by itself.
    try {
      database.exec("PRAGMA journal_mode = WAL");
    } catch (error) {
      if (Date.now() > end) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
  // With anything less than FULL, the last commits are lost in a power failure.
  database.exec("PRAGMA synchronous = FULL");
  // Overwrites deleted rows, so that `forget` leaves nothing in the file.
  database.exec("PRAGMA secure_delete = ON");
}

function journalModeOf(database: DatabaseSyncInstance): string | undefined {
  const [row] = database.prepare("PRAGMA journal_mode").all() as { journal_mode: string }[];
  return row?.journal_mode;
}

function checkContent(database: DatabaseSyncInstance): void {
  const [row] = database.prepare("PRAGMA quick_check(1)").all() as { quick_check: string }[];
  if (row?.quick_check !== "ok") throw new StoreError("corrupt", "The database file is damaged");
}

function migrate(database: DatabaseSyncInstance): void {
  if (versionOf(database) === steps.length) return;
  database.exec("BEGIN IMMEDIATE");
  // Another process may have taken the same steps in the meantime.
  for (const step of steps.slice(versionOf(database))) database.exec(step);
  database.exec(`PRAGMA user_version = ${steps.length}; COMMIT`);
}

function versionOf(database: DatabaseSyncInstance): number {
  const [row] = database.prepare("PRAGMA user_version").all() as { user_version: number }[];
  return row?.user_version ?? 0;
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function identityOf(path: string): string {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats === undefined ? "missing" : `${stats.dev}:${stats.ino}`;
}
