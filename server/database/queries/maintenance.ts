import { randomUUID } from "node:crypto";
import type { Sql, SqlValue } from "../sql";
import { save } from "./submissions";

/** Longer than a database page, so that saving it allocates space on the disk. */
const longForm = { form: "check", fields: { text: "x".repeat(9_000) }, looksAutomated: false };

/** Rejects if the database cannot save a submission: saves one, rolls it back, and commits the time to the disk. */
export async function check(sql: Sql): Promise<void> {
  const { query, dialect } = sql;
  await query("SAVEPOINT saving");
  await save(sql, { ...longForm, idempotencyKey: `check:${randomUUID()}` }, ["webhook"]);
  await query("ROLLBACK TO SAVEPOINT saving");
  await query(`UPDATE schema_version SET checked_at = ${dialect.now}`);
}

type Content = Record<"submissions" | "deliveries", Record<string, SqlValue>[]>;

/** Everything in the database. */
export async function dump({ query }: Sql): Promise<Content> {
  return {
    submissions: await query("SELECT * FROM submissions"),
    deliveries: await query("SELECT * FROM deliveries"),
  };
}

/** Copies a dump into an empty database. Returns how many submissions; rejects if it already holds some. */
export async function restore({ query }: Sql, content: Content): Promise<number> {
  const existing = await query("SELECT id FROM submissions LIMIT 1");
  if (existing.length > 0) throw new Error("It already holds submissions.");
  for (const [table, rows] of Object.entries(content)) {
    for (const row of rows) {
      const names = Object.keys(row);
      const placeholders = names.map((_, i) => `$${i + 1}`).join(", ");
      const statement = `INSERT INTO ${table} (${names.join(", ")}) VALUES (${placeholders})`;
      await query(statement, Object.values(row));
    }
  }
  return content.submissions.length;
}
