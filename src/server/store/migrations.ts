import type { Dialect, Sql } from "./sql";
import { StoreError } from "./store-error";

/** The version that the first migration leads to. Those before 1.0.0 were never released. */
const firstVersion = 4;

/**
 * The statements that lead from one version to the next, for both databases. Append to them, and never change one that
 * was released. received_at is ISO 8601, for people.
 */
const migrations: readonly ((tables: Dialect["tables"]) => readonly string[])[] = [
  ({ time, position, options }) => [
    `CREATE TABLE submissions (
       id TEXT PRIMARY KEY, ${position}
       kind TEXT NOT NULL,
       received_at TEXT NOT NULL,
       fields TEXT NOT NULL,           -- JSON as text, because jsonb refuses NUL and reorders
       suspect TEXT NOT NULL,          -- why it looks automated, as a JSON list; usually []
       idempotency_key TEXT UNIQUE,
       fingerprint TEXT NOT NULL       -- detects a key reused for other content
     ) ${options}`,
    `CREATE INDEX submissions_by_time ON submissions (received_at)`,
    `CREATE TABLE deliveries (
       submission_id TEXT NOT NULL, ${position}
       channel TEXT NOT NULL,          -- mail or webhook
       attempts INTEGER NOT NULL,
       next_attempt_at ${time} NOT NULL,
       leased_until ${time} NOT NULL,  -- 0 when no process holds it
       lease_holder TEXT,
       delivered_at ${time},           -- NULL while pending
       parked_at ${time},              -- when the receiver refused it for good
       last_error TEXT,
       uncertain INTEGER NOT NULL DEFAULT 0, -- how many tries have an unknown outcome
       PRIMARY KEY (submission_id, channel)
     ) ${options}`,
    `CREATE INDEX deliveries_waiting
       ON deliveries (channel, next_attempt_at) WHERE delivered_at IS NULL AND parked_at IS NULL`,
    `CREATE TABLE checks (name TEXT PRIMARY KEY, checked_at ${time} NOT NULL) ${options}`,
  ],
];

const newestVersion = firstVersion - 1 + migrations.length;

/**
 * Brings the tables up to date. No other process can do so at the same time.
 * @throws {StoreError} if a newer version of the program wrote the database
 */
export async function migrate({ query, dialect }: Sql, location: string): Promise<void> {
  const version = await dialect.readVersion(query);
  if (version > newestVersion) {
    throw new StoreError(
      "newer version",
      `${location} was written by a newer version of this program (its tables have version ${version}, ` +
        `this program knows ${newestVersion}). Start that version, or restore an older backup.`,
    );
  }
  if (version === newestVersion) return;
  for (const migration of migrations.slice(version === 0 ? 0 : version - firstVersion + 1)) {
    for (const statement of migration(dialect.tables)) await query(statement);
  }
  await dialect.writeVersion(query, newestVersion);
}
