import { randomUUID } from "node:crypto";
import type { Sql, SqlValue } from "../sql";
import { save } from "./submissions";

/** So long that it needs pages of its own. */
const longForm = { kind: "check", fields: { text: "x".repeat(9_000) }, looksAutomated: false };

/** Rejects if a submission could not be saved now: saves one and takes it back, and writes a time, which must reach the disk. */
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

/** Fills an empty database with a copy. Returns how many submissions; rejects if it already holds some. */
export async function restore({ query }: Sql, content: Content): Promise<number> {
  const existing = await query("SELECT id FROM submissions LIMIT 1");
  if (existing.length > 0) throw new Error("It already holds submissions.");
  for (const [table, rows] of Object.entries(content)) {
    for (const row of rows) {
      const names = Object.keys(row);
      const places = names.map((_, i) => `$${i + 1}`).join(", ");
      const statement = `INSERT INTO ${table} (${names.join(", ")}) VALUES (${places})`;
      await query(statement, Object.values(row));
    }
  }
  return content.submissions.length;
}
