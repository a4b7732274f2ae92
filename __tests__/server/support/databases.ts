import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { Client } from "pg";
import { toFilePath } from "../../../server/database/sqlite";
import { createFolder } from "../../setup/folder";
import { waitUntil } from "../../setup/wait";

/** A kind of database that the server must work with. */
export interface DatabaseKind {
  name: "SQLite" | "PostgreSQL";
  /** Creates an empty database, and returns its URL. */
  create: (options?: string) => Promise<string>;
  /** Keeps everyone else from writing, until the returned function is called. */
  lock: (url: string) => Promise<() => unknown>;
}

const sqlite: DatabaseKind = {
  name: "SQLite",
  create: async () => `file:${join(await createFolder(), "data", "submissions.db")}`,
  lock: (url) => {
    const database = new DatabaseSync(toFilePath(url), { timeout: 60_000 });
    database.exec("BEGIN IMMEDIATE");
    return Promise.resolve(() => database.close());
  },
};

/** The PostgreSQL server of this run, which every test file shares: see start-postgres.ts. */
const server = process.env.TEST_POSTGRES;
const admin = `${server}/postgres`;
let count = 0;

const postgres: DatabaseKind = {
  name: "PostgreSQL",
  create: async (options = "") => {
    const name = `test_${process.pid}_${Date.now()}_${++count}`;
    const create = () =>
      queryRows(admin, `CREATE DATABASE ${name} ${options}`).then(
        () => true,
        () => false,
      );
    await waitUntil("PostgreSQL has started", create);
    return `${server}/${name}`;
  },
  lock: async (url) => {
    const client = new Client({ connectionString: url });
    // When a test has failed, PostgreSQL may end first.
    client.on("error", () => undefined);
    await client.connect();
    await client.query("BEGIN; LOCK TABLE submissions, deliveries, schema_version");
    return () => client.end();
  },
};

/** SQLite, or in `npm run test:all`, where a server runs, PostgreSQL. */
export const databaseKinds = server === undefined ? [sqlite] : [postgres];

/** Both, for the tests that take long. */
export const bothKinds = [sqlite, ...databaseKinds.filter((kind) => kind === postgres)];

/** Queries a database on a connection of its own. */
export async function queryRows(
  databaseUrl: string,
  sql: string,
): Promise<Record<string, unknown>[]> {
  if (databaseUrl.startsWith("file:")) {
    const database = new DatabaseSync(toFilePath(databaseUrl), { timeout: 60_000 });
    try {
      const rows = database.prepare(sql).all() as Record<string, unknown>[];
      // SQLite's rows have no prototype, which toEqual would notice.
      return rows.map((row) => ({ ...row }));
    } finally {
      database.close();
    }
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows;
  } finally {
    await client.end();
  }
}
