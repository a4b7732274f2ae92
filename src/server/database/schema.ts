import { z } from "zod";
import type { Sql } from "./sql";

/** A database that this program must not use, so that the server does not start on it. */
export class UnusableDatabase extends Error {}

/** The number of the tables below. Databases from before the first release hold smaller ones. */
const version = 8;

/** Times are in milliseconds since 1970. Both databases read these statements alike. */
const statements = [
  `CREATE TABLE submissions (
     id TEXT PRIMARY KEY,
     kind TEXT NOT NULL,
     received_at TEXT NOT NULL,
     fields TEXT NOT NULL,           -- JSON as text, because jsonb refuses NUL and reorders
     suspect TEXT NOT NULL,          -- why it looks automated, as a JSON list; usually []
     idempotency_key TEXT UNIQUE
   )`,
  `CREATE INDEX submissions_by_time ON submissions (received_at)`,
  `CREATE TABLE deliveries (
     submission_id TEXT NOT NULL,
     channel TEXT NOT NULL,          -- "mail:" and a recipient, or "webhook"
     attempts INTEGER NOT NULL DEFAULT 0,
     refusals INTEGER NOT NULL DEFAULT 0,
     due_at BIGINT NOT NULL DEFAULT 0,
     claimed_until BIGINT NOT NULL DEFAULT 0,
     delivered_at BIGINT,
     parked_at BIGINT,               -- when it was refused for good too often
     last_error TEXT,
     PRIMARY KEY (submission_id, channel)
   )`,
  `CREATE INDEX deliveries_waiting ON deliveries (channel, due_at)
     WHERE delivered_at IS NULL AND parked_at IS NULL`,
  `CREATE TABLE schema_version (
     version INTEGER NOT NULL,
     checked_at BIGINT NOT NULL,
     purged_at BIGINT NOT NULL       -- the clock's time a day ago or less, by which the next purge goes
   )`,
  `INSERT INTO schema_version VALUES (${version}, 0, 0)`,
];

/** Creates the tables of an empty database. Throws an UnusableDatabase if another version of the program created them. */
export async function prepareTables({ query, dialect }: Sql, location: string): Promise<void> {
  const tables = (await query(dialect.listTables)).map(({ name }) => name);
  if (!tables.includes("submissions")) {
    for (const statement of statements) await query(statement);
    return;
  }
  const [row] = tables.includes("schema_version")
    ? await query("SELECT version FROM schema_version")
    : [];
  const found = z.object({ version: z.number() }).safeParse(row).data?.version;
  if (found === version) return;
  throw new UnusableDatabase(
    `${location} was written by another version of this program (its tables have version ${found ?? "0"}, these are ` +
      `version ${version}). Name a new database in DATABASE_URL, and read this one with the program that wrote it`,
  );
}
