/**
 * The tables, created on first start. Times are milliseconds since 1970 on the database's clock, which all
 * processes share; received_at is ISO 8601, for people.
 */
export const schema = [
  `CREATE TABLE IF NOT EXISTS submissions (
     id TEXT PRIMARY KEY,
     kind TEXT NOT NULL,
     received_at TEXT NOT NULL,
     email TEXT NOT NULL,
     fields TEXT NOT NULL,           -- all fields of the form, as a JSON object
     suspect TEXT NOT NULL,          -- why it looks automated, as a JSON list; usually []
     idempotency_key TEXT UNIQUE,
     fingerprint TEXT NOT NULL       -- detects a key reused for other content
   ) STRICT`,
  `CREATE INDEX IF NOT EXISTS submissions_by_time ON submissions (received_at)`,
  `CREATE TABLE IF NOT EXISTS deliveries (
     submission_id TEXT NOT NULL,
     channel TEXT NOT NULL,          -- mail or webhook
     attempts INTEGER NOT NULL,
     next_attempt_at INTEGER NOT NULL,
     leased_until INTEGER NOT NULL,  -- 0 when no process holds it
     lease_holder TEXT,
     delivered_at INTEGER,           -- NULL while pending
     last_error TEXT,
     PRIMARY KEY (submission_id, channel)
   ) STRICT`,
  `CREATE INDEX IF NOT EXISTS deliveries_waiting
     ON deliveries (channel, next_attempt_at) WHERE delivered_at IS NULL`,
  `CREATE TABLE IF NOT EXISTS secrets (
     name TEXT PRIMARY KEY,
     value TEXT NOT NULL
   ) STRICT`,
];

/** The current time on the database's clock, as an SQL expression. */
export const now = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";
