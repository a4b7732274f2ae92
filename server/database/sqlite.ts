import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { DatabaseSync, type DatabaseSyncInstance } from "@photostructure/sqlite";
import { describeError } from "../describe-error";
import { migrateTables } from "./migrations";
import type { Dialect, Sql, SqlValue } from "./sql";
import { type Database, bindQueries } from "./database";

/** How long SQLite itself waits for another program's lock, in milliseconds. The whole server waits with it. */
const busyTimeout = 20;

/** How long a call may take to get the lock, in milliseconds: less than a visitor's browser waits. */
const lockTimeout = 5_000;

/** How long the server does other things before it tries again, in milliseconds. */
const retryDelay = 50;

const dialect: Dialect = {
  now: "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
  lockRows: "",
  listTables: "SELECT name FROM sqlite_master WHERE type = 'table'",
};

/** The path in a `file:` URL, which may be relative (`file:data/submissions.db`). */
export function toFilePath(url: string): string {
  return url.startsWith("file:/") ? fileURLToPath(url) : url.slice("file:".length);
}

/**
 * A SQLite file, on one connection, which runs transactions one after another. Nothing else in this process may
 * open the file: closing it would drop SQLite's locks (https://www.sqlite.org/howtocorrupt.html, 2.2).
 */
export function openSqlite(url: string, log: (line: string) => void): Database {
  const path = toFilePath(url);
  let connection: DatabaseSyncInstance | undefined;
  /** Resolves when the transaction before is done. */
  let turn: Promise<unknown> = Promise.resolve();

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

  const runInTurn = <Result>(
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
    const result = turn.then(run);
    turn = result.catch(() => undefined);
    return result;
  };

  return {
    ...bindQueries((work) => runInTurn((connection) => runTransaction(connection, work))),
    location: path,
    eraseDeleted: () =>
      runInTurn(async (connection) => {
        connection.exec("PRAGMA wal_checkpoint(TRUNCATE)");
      }),
    close: async () => {
      await turn;
      connection?.close();
      connection = undefined;
    },
  };
}

/** Opens the file, and creates it so that only its owner can read it, as SQLite then creates those beside it. */
function openFile(path: string): DatabaseSyncInstance {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  if (!existsSync(path)) closeSync(openSync(path, "a", 0o600));
  // SQLite would open a read-only file, and leave read-only files beside it that stay so.
  accessSync(path, constants.R_OK | constants.W_OK);
  return new DatabaseSync(path, { timeout: busyTimeout });
}

/** Makes a connection keep what is committed, and nothing that is deleted. */
export function configureConnection(connection: DatabaseSyncInstance): void {
  connection.exec("PRAGMA journal_mode = WAL");
  // With anything less than FULL, the last commits are lost in a power failure.
  connection.exec("PRAGMA synchronous = FULL");
  // Overwrites deleted rows, so that `forget` leaves nothing in the file.
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
    // A plain BEGIN could read first, and then be refused the lock to write.
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
