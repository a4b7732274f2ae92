/**
 * The tables, made on first start. Times are milliseconds since 1970 by the clock of the database, the one
 * clock that all instances share; received_at is for people, in ISO 8601.
 */
export const schema = [
  `CREATE TABLE IF NOT EXISTS submissions (
     id TEXT PRIMARY KEY,
     kind TEXT NOT NULL,
     received_at TEXT NOT NULL,
     email TEXT NOT NULL,
     fields TEXT NOT NULL,           -- every field of the form, as a JSON object
     suspect TEXT NOT NULL,          -- why it may be from a machine, as a JSON list; [] is the rule
     idempotency_key TEXT UNIQUE,
     fingerprint TEXT NOT NULL       -- tells whether a repeated key comes with the same content
   ) STRICT`,
  `CREATE INDEX IF NOT EXISTS submissions_by_time ON submissions (received_at)`,
  `CREATE TABLE IF NOT EXISTS deliveries (
     submission_id TEXT NOT NULL,
     channel TEXT NOT NULL,          -- mail or webhook
     attempts INTEGER NOT NULL,
     next_attempt_at INTEGER NOT NULL,
     leased_until INTEGER NOT NULL,  -- 0 when nobody is delivering it
     lease_holder TEXT,
     delivered_at INTEGER,           -- NULL as long as it waits
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

/** The present time in SQL, on the database's own clock. */
export const now = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";
