import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { DatabaseSync, type DatabaseSyncInstance } from "@photostructure/sqlite";
import { z } from "zod";
import { isMigrated, migrate, type SchemaDialect } from "../migrations";
import type { Sql } from "../sql";
import { StoreError } from "../store-error";
import { watchFiles } from "./watched-files";

/** How long a transaction waits for other processes that write, in milliseconds. */
const busyTimeout = 4_000;

const dialect: Sql["dialect"] = {
  now: "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
  isoNow: "strftime('%Y-%m-%dT%H:%M:%fZ')",
  position: "rowid",
  lockRows: "",
};

const schemaDialect: SchemaDialect = {
  time: "INTEGER",
  position: "",
  options: "STRICT",
  readVersion: async ({ query }) => {
    const [row] = await query("PRAGMA user_version");
    return z.object({ user_version: z.number() }).parse(row).user_version;
  },
  writeVersion: async ({ query }, version) => {
    await query(`PRAGMA user_version = ${version}`);
  },
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
  configure(database);
  const connection = connectionTo(database, path);
  const isReady = await connection.transaction("read", (sql) =>
    isMigrated(sql, schemaDialect, path),
  );
  if (!isReady) await connection.transaction("write", (sql) => migrate(sql, schemaDialect));
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

function configure(database: DatabaseSyncInstance): void {
  const end = Date.now() + busyTimeout;
  while (rowsOf(database, "PRAGMA journal_mode")[0]?.journal_mode !== "wal") {
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

function connectionTo(database: DatabaseSyncInstance, path: string): Connection {
  const sql: Sql = {
    dialect,
    query: (text, values = []) => {
      const named = Object.fromEntries(values.map((value, i) => [`$${i + 1}`, value]));
      return Promise.resolve(rowsOf(database, text, named));
    },
  };
  // Reading once creates the log and its index.
  rowsOf(database, "SELECT name FROM sqlite_master LIMIT 1");
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
      if (isGone) rowsOf(database, "PRAGMA wal_checkpoint(PASSIVE)");
      throw error;
    }
    if (state === checkedState) return;
    database.exec("PRAGMA shrink_memory");
    const [row] = rowsOf(database, "PRAGMA quick_check(1)");
    if (row?.quick_check !== "ok") throw new StoreError("corrupt", `${path} is damaged`);
    checkedState = state;
  };
  return {
    transaction: async (kind, work) => {
      checkFiles();
      try {
        database.exec(kind === "write" ? "BEGIN IMMEDIATE" : "BEGIN");
        const result = await work(sql);
        database.exec("COMMIT");
        checkFiles();
        return result;
      } catch (error) {
        if (database.isTransaction) database.exec("ROLLBACK");
        throw error;
      }
    },
    checkpoint: () => rowsOf(database, "PRAGMA wal_checkpoint(TRUNCATE)")[0]?.busy === 0,
  };
}

function rowsOf(
  database: DatabaseSyncInstance,
  text: string,
  values: Record<string, unknown> = {},
): Record<string, unknown>[] {
  return database.prepare(text).all(values) as Record<string, unknown>[];
}
