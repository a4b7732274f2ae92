import { rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { Client } from "pg";
import { filePath } from "../../../src/server/store/sqlite/file-path";
import { findPostgres } from "../../setup/find-postgres";
import { emptyFolder } from "./folder";
import { startPostgres, type PostgresServer } from "./postgres";

/** A kind of database that every test of the store must pass on. */
export type DatabaseKind = {
  name: string;
  /** Creates an empty database, and returns its URL. */
  create: () => Promise<string>;
  /** Keeps everyone else from writing, until the returned function is called. */
  lock: (url: string) => Promise<() => Promise<void>>;
  /** Takes the database away, until the returned function is called. */
  takeAway: (url: string) => Promise<() => Promise<void>>;
};

const sqlite: DatabaseKind = {
  name: "SQLite",
  create: async () => `file:${join(await emptyFolder(), "data", "submissions.db")}`,
  lock: (url) => {
    const database = new DatabaseSync(filePath(url), { timeout: 5_000 });
    database.exec("BEGIN IMMEDIATE");
    return Promise.resolve(() => {
      database.close();
      return Promise.resolve();
    });
  },
  takeAway: async (url) => {
    const folder = dirname(filePath(url));
    await rename(folder, `${folder}-away`);
    return () => rename(`${folder}-away`, folder);
  },
};

let server: Promise<PostgresServer> | undefined;

/** The PostgreSQL server of this test file. */
export function postgresServer(): Promise<PostgresServer> {
  server ??= startPostgres();
  return server;
}

const postgres: DatabaseKind = {
  name: "PostgreSQL",
  create: async () => (await postgresServer()).createDatabase(),
  lock: async (url) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    for (;;) {
      try {
        await client.query("BEGIN; LOCK TABLE submissions, deliveries, secrets, checks");
        return () => client.end();
      } catch {
        // PostgreSQL ended a deadlock with a transaction of the server.
        await client.query("ROLLBACK");
      }
    }
  },
  takeAway: async () => {
    const { stop, start } = await postgresServer();
    await stop();
    return start;
  },
};

/** The kinds that can be tested on this machine; __tests__/setup/ensure-postgres.ts says which cannot. */
export const databaseKinds = findPostgres() === undefined ? [sqlite] : [sqlite, postgres];
