import type { Sql } from "./sql";

/** A database that this program must not use: the server does not start on it. */
export class UnusableDatabaseError extends Error {}

/**
 * The statements that lead from each version of the tables to the next, in SQL that both databases understand. To change the
 * tables, add a version at the end: earlier ones have already run elsewhere. Times are in milliseconds since 1970.
 */
const migrations: Readonly<Record<number, readonly string[]>> = {
  7: [
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
    `CREATE TABLE schema_version (version INTEGER NOT NULL, checked_at BIGINT NOT NULL)`,
    `INSERT INTO schema_version VALUES (0, 0)`,
  ],
  // When the age of submissions was last measured: see `purge`.
  8: [`ALTER TABLE schema_version ADD COLUMN purged_at BIGINT NOT NULL DEFAULT 0`],
  9: [
    `ALTER TABLE submissions ADD COLUMN looks_automated INTEGER NOT NULL DEFAULT 0`,
    `UPDATE submissions SET looks_automated = 1 WHERE suspect <> '[]'`,
    `ALTER TABLE submissions DROP COLUMN suspect`,
  ],
};

const versions = Object.keys(migrations).map(Number);
const [oldest, newest] = [Math.min(...versions), Math.max(...versions)];

/**
 * Brings the tables to the newest version, from an empty database or any earlier version, in the caller's transaction.
 * @returns a line for the log if an existing database was migrated, to be logged after the commit
 * @throws {UnusableDatabaseError} if it does not know the version of the tables
 */
export async function migrateTables(
  { query, dialect }: Sql,
  location: string,
): Promise<string | undefined> {
  const tables = (await query(dialect.listTables)).map(({ name }) => name);
  const isEmpty = !tables.includes("submissions");
  const hasVersion = tables.includes("schema_version");
  const [row] = hasVersion ? await query("SELECT version FROM schema_version") : [];
  const found = Number(row?.version ?? 0);
  if (found === newest) return undefined;
  if (!isEmpty && !versions.includes(found)) {
    throw new UnusableDatabaseError(
      `${location} has tables of version ${found}, and this program knows the versions ${oldest} to ${newest}. ` +
        "Run the version of the program that wrote it, or name another database in DATABASE_URL",
    );
  }
  // Object.entries returns integer keys in ascending order.
  for (const [version, statements] of Object.entries(migrations)) {
    if (Number(version) > found) for (const statement of statements) await query(statement);
  }
  await query("UPDATE schema_version SET version = $1", [newest]);
  return isEmpty ? undefined : `Migrated ${location} from version ${found} to ${newest}`;
}
