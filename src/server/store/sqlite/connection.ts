import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { DatabaseSync } from "@photostructure/sqlite";
import { z } from "zod";
import { migrate } from "../migrations";
import type { Dialect, Sql, SqlValue } from "../sql";
import { StoreError } from "../store-error";

/** How long a transaction waits for other processes that write, in milliseconds. */
const busyTimeout = 4_000;

const dialect: Dialect = {
  now: "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
  position: "rowid",
  lockRows: "",
  tables: { time: "INTEGER", position: "", options: "STRICT" },
  readVersion: async (query) => {
    const [row] = await query("PRAGMA user_version");
    return z.object({ user_version: z.number() }).parse(row).user_version;
  },
  writeVersion: (query, version) => query(`PRAGMA user_version = ${version}`),
};

export type Connection = {
  /** Runs `work` in a transaction that is durable once the promise resolves. */
  transaction: <Result>(work: (sql: Sql) => Promise<Result>) => Promise<Result>;
  /** Moves SQLite's log into the file and empties it. Returns whether no other program prevented that. */
  checkpoint: () => boolean;
};

/**
 * Opens a database file, and configures it so that committed rows survive a crash of the process and of the
 * machine. Everything here blocks its process, whose end is what closes the connection: the driver leaves it open
 * as long as the garbage collector has left a statement.
 * @param create whether to create a missing file, readable by its owner only
 * @throws if the file cannot be opened, written or trusted
 */
export async function openConnection(path: string, create: boolean): Promise<Connection> {
  process.umask(0o077);
  if (create) mkdirSync(dirname(path), { recursive: true });
  checkBeforeOpening(path, create);
  const url = pathToFileURL(path);
  url.search = create ? "mode=rwc" : "mode=rw";
  const database = new DatabaseSync(url.href, { timeout: busyTimeout });
  const rowsOf = (text: string, values: readonly SqlValue[] = []) => {
    const named = Object.fromEntries(values.map((value, i) => [`$${i + 1}`, value]));
    return database.prepare(text).all(named) as Record<string, unknown>[];
  };
  const sql: Sql = { dialect, query: (text, values) => Promise.resolve(rowsOf(text, values)) };

  const end = Date.now() + busyTimeout;
  while (rowsOf("PRAGMA journal_mode")[0]?.journal_mode !== "wal") {
    // Changing it needs an exclusive lock, for which SQLite does not wait by itself.
    try {
      database.exec("PRAGMA journal_mode = WAL");
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(20);
    }
  }
  // With anything less than FULL, the last commits are lost in a power failure.
  database.exec("PRAGMA synchronous = FULL");
  // Overwrites deleted rows, so that `forget` leaves nothing in the file.
  database.exec("PRAGMA secure_delete = ON");
  // Reading once creates the log and its index.
  rowsOf("SELECT name FROM sqlite_master LIMIT 1");

  const look = watchFiles(path);
  let checkedState = "";
  /** SQLite trusts what it remembers of a file, so it reads the file again when anything has changed it. */
  const checkFiles = () => {
    let state: string;
    try {
      state = look();
    } catch (error) {
      // If only the log was deleted, which SQLite has open, its rows move to where the next connection finds them.
      const isGone = error instanceof StoreError && error.problem === "missing";
      if (isGone) rowsOf("PRAGMA wal_checkpoint(PASSIVE)");
      throw error;
    }
    if (state === checkedState) return;
    database.exec("PRAGMA shrink_memory");
    const [row] = rowsOf("PRAGMA quick_check(1)");
    if (row?.quick_check !== "ok") throw new StoreError("corrupt", `${path} is damaged`);
    checkedState = state;
  };

  const connection: Connection = {
    transaction: async (work) => {
      checkFiles();
      try {
        database.exec("BEGIN IMMEDIATE");
        const result = await work(sql);
        database.exec("COMMIT");
        checkFiles();
        return result;
      } catch (error) {
        if (database.isTransaction) database.exec("ROLLBACK");
        throw error;
      }
    },
    checkpoint: () => rowsOf("PRAGMA wal_checkpoint(TRUNCATE)")[0]?.busy === 0,
  };
  await connection.transaction(() => migrate(sql, path));
  return connection;
}

/** Finds what SQLite would not mind when it opens a file, before it does. */
function checkBeforeOpening(path: string, create: boolean): void {
  const size = sizeOf(path);
  if (size === undefined && create) return;
  // SQLite would open a read-only file, and leave read-only files beside it that stay so.
  accessSync(path, constants.R_OK | constants.W_OK);
  // SQLite would delete the log of an empty file, and with it what can be saved of the rows.
  if (size === 0 && (!create || (sizeOf(`${path}-wal`) ?? 0) > 0)) {
    throw new StoreError("corrupt", `${path} was emptied`);
  }
}

function sizeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size;
}

/**
 * Watches an open database by the metadata of its files, because only SQLite may open them. The function that it
 * returns returns a text that changes with the content and when the log becomes shorter.
 * It throws if a file may no longer be written, and a StoreError if one was deleted, replaced or emptied.
 */
function watchFiles(path: string): () => string {
  const log = `${path}-wal`;
  const files = [path, log, `${path}-shm`];
  const opened = files.map(identityOf);
  let lastLogSize = 0;
  let cuts = 0;
  return () => {
    // SQLite keeps writing to a file that was deleted or replaced, where nobody would ever find the rows.
    const gone = files.find((file, i) => identityOf(file) !== opened[i]);
    if (gone !== undefined) throw new StoreError("missing", `${gone} was deleted or replaced`);
    for (const file of files) accessSync(file, constants.R_OK | constants.W_OK);
    const { size, ctimeNs } = statSync(path, { bigint: true });
    if (size === 0n) throw new StoreError("corrupt", `${path} was emptied`);
    const logSize = sizeOf(log) ?? 0;
    if (logSize < lastLogSize) cuts++;
    lastLogSize = logSize;
    return `${size} ${ctimeNs} ${cuts}`;
  };
}

function identityOf(path: string): string {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats === undefined ? "missing" : `${stats.dev}:${stats.ino}`;
}
