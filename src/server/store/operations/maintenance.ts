import { randomBytes } from "node:crypto";
import { z } from "zod";
import { StoreError } from "../store-error";
import type { StoreContent } from "../store";
import type { Sql, SqlValue } from "./sql";

/** See {@link Store.check}. */
export async function check({ query, dialect }: Sql): Promise<void> {
  // Reading touches the pages of both tables, which the write alone would not.
  await query("SELECT id FROM submissions ORDER BY received_at DESC LIMIT 1");
  await query("SELECT channel FROM deliveries LIMIT 1");
  await query(
    `INSERT INTO checks (name, checked_at) VALUES ('write', ${dialect.now})
     ON CONFLICT (name) DO UPDATE SET checked_at = excluded.checked_at`,
  );
}

/** See {@link Store.sharedSecret}. */
export async function sharedSecret({ query }: Sql, name: string): Promise<string> {
  await query("INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING", [
    name,
    randomBytes(32).toString("base64url"),
  ]);
  const rows = await query("SELECT value FROM secrets WHERE name = $1", [name]);
  return z.object({ value: z.string() }).parse(rows[0]).value;
}

/** See {@link Store.dump}. */
export async function dump({ query, dialect }: Sql): Promise<StoreContent> {
  const content: StoreContent = {};
  for (const [table, columns] of Object.entries(tables)) {
    const order = table === "secrets" ? "name" : dialect.position;
    const rows = await query(`SELECT ${columns.join(", ")} FROM ${table} ORDER BY ${order}`);
    content[table] = rows.map((row) => columns.map((column) => sqlValue.parse(row[column])));
  }
  return content;
}

/** See {@link Store.restore}. */
export async function restore({ query }: Sql, content: StoreContent): Promise<void> {
  const existing = await query("SELECT id FROM submissions LIMIT 1");
  if (existing.length > 0) throw new StoreError("unavailable", "It already holds submissions.");
  for (const [table, columns] of Object.entries(tables)) {
    const places = columns.map((_, i) => `$${i + 1}`).join(", ");
    // Tokens signed by the old secret must stay valid.
    const conflict =
      table === "secrets" ? "ON CONFLICT (name) DO UPDATE SET value = excluded.value" : "";
    for (const row of content[table] ?? []) {
      await query(
        `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${places}) ${conflict}`,
        row,
      );
    }
  }
}

const sqlValue: z.ZodType<SqlValue> = z.union([z.string(), z.number(), z.null()]);

/** What a copy consists of. */
const tables = {
  submissions: ["id", "kind", "received_at", "fields", "suspect", "idempotency_key", "fingerprint"],
  deliveries: [
    "submission_id",
    "channel",
    "attempts",
    "next_attempt_at",
    "leased_until",
    "lease_holder",
    "delivered_at",
    "parked_at",
    "last_error",
  ],
  secrets: ["name", "value"],
};
