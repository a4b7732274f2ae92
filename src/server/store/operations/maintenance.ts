import { z } from "zod";
import { StoreError } from "../store-error";
import type { Sql } from "../sql";

/** All rows of each table, for a copy. */
type StoreContent = Record<string, z.infer<typeof sqlRow>[]>;

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

/** Everything in the database, whose tables may be an older version's. */
export async function dump({ query, dialect }: Sql): Promise<StoreContent> {
  const content: StoreContent = {};
  for (const table of tables) {
    const rows = await query(`SELECT * FROM ${table} ORDER BY ${dialect.position}`);
    // PostgreSQL counts the rows itself, and only the first version had a column for the address.
    content[table] = rows.map(({ position: _, email: __, ...row }) => sqlRow.parse(row));
  }
  return content;
}

/** Fills an empty database with a copy. Rejects if it already holds submissions. */
export async function restore({ query }: Sql, content: StoreContent): Promise<void> {
  const existing = await query("SELECT id FROM submissions LIMIT 1");
  if (existing.length > 0) throw new StoreError("unavailable", "It already holds submissions.");
  for (const table of tables) {
    for (const row of content[table] ?? []) {
      const columns = Object.keys(row);
      const places = columns.map((_, i) => `$${i + 1}`).join(", ");
      const values = Object.values(row);
      await query(`INSERT INTO ${table} (${columns.join(", ")}) VALUES (${places})`, values);
    }
  }
}

const sqlRow = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

const tables = ["submissions", "deliveries"];
