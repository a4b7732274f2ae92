/** The tables, created on first start. See ../sqlite/schema.ts for the columns that need explaining. */
export const schema = `
  CREATE TABLE IF NOT EXISTS submissions (
    id TEXT PRIMARY KEY,
    position BIGINT GENERATED ALWAYS AS IDENTITY,
    kind TEXT NOT NULL,
    received_at TEXT NOT NULL,
    -- JSON, but not of type json or jsonb: jsonb refuses NUL, which a visitor may send, and both reorder.
    fields TEXT NOT NULL,
    suspect TEXT NOT NULL,
    idempotency_key TEXT UNIQUE,
    fingerprint TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS submissions_by_time ON submissions (received_at);
  CREATE TABLE IF NOT EXISTS deliveries (
    submission_id TEXT NOT NULL,
    channel TEXT NOT NULL,
    position BIGINT GENERATED ALWAYS AS IDENTITY,
    attempts INTEGER NOT NULL,
    next_attempt_at BIGINT NOT NULL,
    leased_until BIGINT NOT NULL,
    lease_holder TEXT,
    delivered_at BIGINT,
    parked_at BIGINT,
    last_error TEXT,
    PRIMARY KEY (submission_id, channel)
  );
  CREATE INDEX IF NOT EXISTS deliveries_waiting
    ON deliveries (channel, next_attempt_at) WHERE delivered_at IS NULL AND parked_at IS NULL;
  CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS checks (name TEXT PRIMARY KEY, checked_at BIGINT NOT NULL);
`;
