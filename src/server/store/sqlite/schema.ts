/**
 * The steps that lead from an empty file to the current tables; PRAGMA user_version counts those taken.
 * Files of the first server have the first step's tables and version 0. Times are milliseconds since 1970 on
 * the machine's clock; received_at is ISO 8601, for people.
 */
export const steps = [
  `CREATE TABLE IF NOT EXISTS submissions (
     id TEXT PRIMARY KEY,
     kind TEXT NOT NULL,
     received_at TEXT NOT NULL,
     email TEXT NOT NULL,
     fields TEXT NOT NULL,           -- all fields of the form, as a JSON object
     suspect TEXT NOT NULL,          -- why it looks automated, as a JSON list; usually []
     idempotency_key TEXT UNIQUE,
     fingerprint TEXT NOT NULL       -- detects a key reused for other content
   ) STRICT;
   CREATE INDEX IF NOT EXISTS submissions_by_time ON submissions (received_at);
   CREATE TABLE IF NOT EXISTS deliveries (
     submission_id TEXT NOT NULL,
     channel TEXT NOT NULL,          -- mail or webhook
     attempts INTEGER NOT NULL,
     next_attempt_at INTEGER NOT NULL,
     leased_until INTEGER NOT NULL,  -- 0 when no process holds it
     lease_holder TEXT,
     delivered_at INTEGER,           -- NULL while pending
     last_error TEXT,
     PRIMARY KEY (submission_id, channel)
   ) STRICT;
   CREATE INDEX IF NOT EXISTS deliveries_waiting
     ON deliveries (channel, next_attempt_at) WHERE delivered_at IS NULL;
   CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;`,
  // The address is in fields.
  `ALTER TABLE submissions DROP COLUMN email;
   ALTER TABLE deliveries ADD COLUMN parked_at INTEGER;  -- when the receiver refused it for good
   DROP INDEX deliveries_waiting;
   CREATE INDEX deliveries_waiting
     ON deliveries (channel, next_attempt_at) WHERE delivered_at IS NULL AND parked_at IS NULL;
   CREATE TABLE checks (name TEXT PRIMARY KEY, checked_at INTEGER NOT NULL) STRICT;`,
];
