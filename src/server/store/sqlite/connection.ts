import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { DatabaseSync } from "@photostructure/sqlite";
import { z } from "zod";
import { checkVersion, migrate } from "../migrations";
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

export type Connection = Awaited<ReturnType<typeof openReader>>;

/** Opens a database file to read it as it is, whatever version wrote it. */
export async function openReader(path: string) {
  const { sql, transaction } = open(path, true);
  await checkVersion(sql, path);
  return { transaction, checkpoint: () => true };
}

function open(path: string, readOnly: boolean) {
  const database = new DatabaseSync(path, { timeout: busyTimeout, readOnly });
  const rowsOf = (text: string, values: readonly SqlValue[] = []) => {
    const named = Object.fromEntries(values.map((value, i) => [`$${i + 1}`, value]));
    return database.prepare(text).all(named) as Record<string, unknown>[];
  };
  const sql: Sql = { dialect, query: (text, values) => Promise.resolve(rowsOf(text, values)) };
  const transaction = async <Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> => {
    try {
      database.exec(readOnly ? "BEGIN" : "BEGIN IMMEDIATE");
      const result = await work(sql);
      database.exec("COMMIT");
      return result;
    } catch (error) {
      if (database.isTransaction) database.exec("ROLLBACK");
      throw error;
    }
  };
  return { database, rowsOf, sql, transaction };
}

/**
 * Opens a database file that can be written and trusted, so that committed rows survive a crash of the process and of the
 * machine, or else throws. It stays open until its process ends, because the driver waits for the garbage collector.
 */
export async function openConnection(path: string, create: boolean): Promise<Connection> {
  process.umask(0o077);
  if (create) mkdirSync(dirname(path), { recursive: true });
  checkBeforeOpening(path, create);
  const { database, rowsOf, sql, transaction } = open(path, false);

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
  // This reads the whole file. It also creates the log and its index.
  const [row] = rowsOf("PRAGMA quick_check(1)");
  if (row?.quick_check !== "ok") throw new StoreError("corrupt", `${path} is damaged`);

  const identities = () => ["", "-wal", "-shm"].map((end) => identityOf(path + end)).join();
  const opened = identities();
  const connection: Connection = {
    // Durable once the promise resolves.
    transaction: async (work) => {
      const result = await transaction(work);
      if (identities() === opened) return result;
      // SQLite keeps writing to a file that was deleted or replaced, where nobody would ever find the rows. If it was the
      // log, its rows move to where the next connection finds them.
      rowsOf("PRAGMA wal_checkpoint(PASSIVE)");
      throw new StoreError("missing", `${path} or its log was deleted or replaced`);
    },
    // Moves SQLite's log into the file and empties it, unless another program prevents that.
    checkpoint: () => rowsOf("PRAGMA wal_checkpoint(TRUNCATE)")[0]?.busy === 0,
  };
  await connection.transaction(() => migrate(sql, path));
  return connection;
}

/** Finds mistakes in the path that SQLite would accept without an error. */
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

function identityOf(path: string): string {
  const { dev, ino } = statSync(path, { bigint: true, throwIfNoEntry: false }) ?? {};
  return `${dev}:${ino}`;
}
