import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { DatabaseSync, type DatabaseSyncInstance } from "@photostructure/sqlite";
import { describeError } from "../describe-error";
import { migrateTables } from "./migrations";
import type { Dialect, Sql, SqlValue } from "./sql";
import { type Database, bindQueries } from "./database";

/** How long SQLite itself waits for another program's lock, in milliseconds. It blocks the whole server meanwhile. */
const busyTimeout = 20;

/** How long a call may wait for the lock, in milliseconds: less than a visitor's browser waits for a reply. */
const lockTimeout = 5_000;

/** The pause between two tries to get the lock, in milliseconds, in which the server does other work. */
const retryDelay = 50;

const dialect: Dialect = {
  now: "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
  lockRows: "",
  listTables: "SELECT name FROM sqlite_master WHERE type = 'table'",
};

/** Returns the path in a `file:` URL, which may be relative (`file:data/submissions.db`). */
export function toFilePath(url: string): string {
  return url.startsWith("file:/") ? fileURLToPath(url) : url.slice("file:".length);
}

/**
 * Opens a SQLite file on one connection, which runs one transaction at a time. Nothing else in this process may open the file:
 * closing it would release SQLite's locks (https://www.sqlite.org/howtocorrupt.html, 2.2).
 */
export function openSqlite(url: string, log: (line: string) => void): Database {
  const path = toFilePath(url);
  let connection: DatabaseSyncInstance | undefined;
  /** Resolves when the last transaction in the queue has ended. */
  let queue: Promise<unknown> = Promise.resolve();

  const connect = async (): Promise<DatabaseSyncInstance> => {
    const opened = openFile(path);
    try {
      configureConnection(opened);
      const migrated = await runTransaction(opened, (sql) => migrateTables(sql, path));
      if (migrated !== undefined) log(migrated);
      return opened;
    } catch (error) {
      opened.close();
      throw error;
    }
  };

  const enqueue = <Result>(
    work: (connection: DatabaseSyncInstance) => Promise<Result>,
  ): Promise<Result> => {
    const deadline = performance.now() + lockTimeout;
    const run = async (): Promise<Result> => {
      while (performance.now() < deadline) {
        try {
          connection ??= await connect();
          return await work(connection);
        } catch (error) {
          if (/malformed|not a database/.test(String(error))) {
            throw new Error(
              `${path} is damaged (${describeError(error)}): put a backup in its place or recover it, as docs/deploying.md says`,
              { cause: error },
            );
          }
          if (!/database (table )?is locked/.test(String(error))) throw error;
          await pause(retryDelay);
        }
      }
      throw new Error(`Another program has locked ${path}`);
    };
    const result = queue.then(run);
    queue = result.catch(() => undefined);
    return result;
  };

  return {
    ...bindQueries((work) => enqueue((connection) => runTransaction(connection, work))),
    location: path,
    eraseDeleted: () =>
      enqueue(async (connection) => {
        connection.exec("PRAGMA wal_checkpoint(TRUNCATE)");
      }),
    close: async () => {
      await queue;
      connection?.close();
      connection = undefined;
    },
  };
}

/** Opens the file. A new one is readable by its owner only, and SQLite gives the files beside it the same mode. */
function openFile(path: string): DatabaseSyncInstance {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  if (!existsSync(path)) closeSync(openSync(path, "a", 0o600));
  // SQLite would open a read-only file, and create files beside it that stay read-only.
  accessSync(path, constants.R_OK | constants.W_OK);
  return new DatabaseSync(path, { timeout: busyTimeout });
}

/** Makes commits survive a power failure, and deletions leave nothing in the file. */
export function configureConnection(connection: DatabaseSyncInstance): void {
  connection.exec("PRAGMA journal_mode = WAL");
  // With anything less than FULL, a power failure loses the last commits.
  connection.exec("PRAGMA synchronous = FULL");
  // Overwrites deleted rows with zeros.
  connection.exec("PRAGMA secure_delete = ON");
}

function queryRows(
  connection: DatabaseSyncInstance,
  text: string,
  values: readonly SqlValue[] = [],
) {
  const named = Object.fromEntries(values.map((value, i) => [`$${i + 1}`, value]));
  return connection.prepare(text).all(named) as Record<string, SqlValue>[];
}

async function runTransaction<Result>(
  connection: DatabaseSyncInstance,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  try {
    // After a plain BEGIN, a transaction that has read may not get the lock to write.
    connection.exec("BEGIN IMMEDIATE");
    const result = await work({
      dialect,
      query: (text, values) => Promise.resolve(queryRows(connection, text, values)),
    });
    connection.exec("COMMIT");
    return result;
  } catch (error) {
    if (connection.isTransaction) connection.exec("ROLLBACK");
    throw error;
  }
}
