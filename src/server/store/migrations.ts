import type { Dialect, Sql } from "./sql";
import { StoreError } from "./store-error";

/** The statements that lead from one version to the next. Append to them, and never change one that was released. */
const migrations: readonly ((tables: Dialect["tables"]) => readonly string[])[] = [
  // SQLite files of the first server have these tables and version 0.
  ({ time, position, options }) => [
    `CREATE TABLE IF NOT EXISTS submissions (
       id TEXT PRIMARY KEY, ${position}
       kind TEXT NOT NULL,
       received_at TEXT NOT NULL,
       email TEXT NOT NULL,
       fields TEXT NOT NULL,           -- JSON as text, because jsonb refuses NUL and reorders
       suspect TEXT NOT NULL,          -- why it looks automated, as a JSON list; usually []
       idempotency_key TEXT UNIQUE,
       fingerprint TEXT NOT NULL       -- detects a key reused for other content
     ) ${options}`,
    `CREATE INDEX IF NOT EXISTS submissions_by_time ON submissions (received_at)`,
    `CREATE TABLE IF NOT EXISTS deliveries (
       submission_id TEXT NOT NULL, ${position}
       channel TEXT NOT NULL,          -- mail or webhook
       attempts INTEGER NOT NULL,
       next_attempt_at ${time} NOT NULL,
       leased_until ${time} NOT NULL,  -- 0 when no process holds it
       lease_holder TEXT,
       delivered_at ${time},           -- NULL while pending
       last_error TEXT,
       PRIMARY KEY (submission_id, channel)
     ) ${options}`,
    `CREATE INDEX IF NOT EXISTS deliveries_waiting
       ON deliveries (channel, next_attempt_at) WHERE delivered_at IS NULL`,
    `CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) ${options}`,
  ],
  // The address is in fields. parked_at says when the receiver refused a delivery for good.
  ({ time, options }) => [
    `ALTER TABLE submissions DROP COLUMN email`,
    `ALTER TABLE deliveries ADD COLUMN parked_at ${time}`,
    `DROP INDEX deliveries_waiting`,
    `CREATE INDEX deliveries_waiting
       ON deliveries (channel, next_attempt_at) WHERE delivered_at IS NULL AND parked_at IS NULL`,
    `CREATE TABLE checks (name TEXT PRIMARY KEY, checked_at ${time} NOT NULL) ${options}`,
  ],
  // It held the key of the form tokens, which no longer exist.
  () => [`DROP TABLE secrets`],
  // How many tries to deliver it have an unknown outcome.
  () => [`ALTER TABLE deliveries ADD COLUMN uncertain INTEGER NOT NULL DEFAULT 0`],
  // How many tries the receiver refused because of the submission, and a JSON list of the recipients that have it.
  () => [
    `ALTER TABLE deliveries ADD COLUMN refusals INTEGER NOT NULL DEFAULT 0`,
    `ALTER TABLE deliveries ADD COLUMN reached TEXT NOT NULL DEFAULT '[]'`,
  ],
];

/** How many migrations the database has had. Throws a StoreError if a newer version of the program wrote it. */
export async function checkVersion({ query, dialect }: Sql, location: string): Promise<number> {
  const version = await dialect.readVersion(query);
  if (version > migrations.length) {
    const versions = `its tables have version ${version}, this program knows ${migrations.length}`;
    const reason = `${location} was written by a newer version of this program (${versions})`;
    const advice = "Start that version, or restore an older backup.";
    throw new StoreError("newer version", `${reason}. ${advice}`);
  }
  return version;
}

/** Brings the tables up to date, or throws as checkVersion does. No other process can do so at the same time. */
export async function migrate(sql: Sql, location: string): Promise<void> {
  const { query, dialect } = sql;
  const version = await checkVersion(sql, location);
  if (version === migrations.length) return;
  const statements = migrations.slice(version).flatMap((migration) => migration(dialect.tables));
  for (const statement of statements) await query(statement);
  await dialect.writeVersion(query, migrations.length);
}
