import { z } from "zod";
import { StoreError } from "../store-error";
import type { Sql } from "../sql";

/** Writes a row durably, which shows whether a submission could be saved. */
export async function check({ query, dialect }: Sql): Promise<void> {
  // Reading touches the pages of both tables, which the write alone would not.
  await query("SELECT id FROM submissions ORDER BY received_at DESC LIMIT 1");
  await query("SELECT channel FROM deliveries LIMIT 1");
  await query(
    `INSERT INTO checks (name, checked_at) VALUES ('write', ${dialect.now})
     ON CONFLICT (name) DO UPDATE SET checked_at = excluded.checked_at`,
  );
}

/** What a copy takes of each table. Versions of the program before have these columns too, and others. */
const tables = {
  submissions: z.object({
    id: z.string(),
    kind: z.string(),
    received_at: z.string(),
    fields: z.string(),
    suspect: z.string(),
    idempotency_key: z.string().nullable(),
    fingerprint: z.string(),
  }),
  deliveries: z.object({
    submission_id: z.string(),
    channel: z.string(),
    attempts: z.number(),
    refusals: z.number().default(0),
    delivered_at: z.number().nullable(),
    parked_at: z.number().nullable().default(null),
    last_error: z.string().nullable(),
  }),
};

type Row = z.infer<(typeof tables)[keyof typeof tables]>;

/** The rows of each table. */
type Content = Record<string, Row[]>;

/** Everything in the database, whose tables may be those of a version before. */
export async function dump({ query }: Sql): Promise<Content> {
  const content: Content = {};
  for (const [table, schema] of Object.entries(tables)) {
    content[table] = (await query(`SELECT * FROM ${table}`)).map((row) => schema.parse(row));
  }
  return content;
}

/** Fills an empty database with a copy. Returns how many submissions; rejects if it already holds some. */
export async function restore({ query }: Sql, content: Content): Promise<number> {
  const existing = await query("SELECT id FROM submissions LIMIT 1");
  if (existing.length > 0) throw new StoreError("unavailable", "It already holds submissions.");
  for (const [table, rows] of Object.entries(content)) {
    for (const row of rows) {
      const places = Object.keys(row).map((_, i) => `$${i + 1}`);
      await query(
        `INSERT INTO ${table} (${Object.keys(row).join(", ")}) VALUES (${places.join(", ")})`,
        Object.values(row),
      );
    }
  }
  return content.submissions?.length ?? 0;
}
