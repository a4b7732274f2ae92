import { randomBytes, randomUUID } from "node:crypto";
import type { Client, Row } from "@libsql/client";
import { z } from "zod";
import { fingerprintOf } from "../fingerprint";
import type { Channel, NewSubmission, SaveResult, Submission } from "../store";
import { checkpoint } from "./database";
import { now } from "./schema";

/** See {@link Store.save}. */
export async function saveSubmission(
  client: Client,
  submission: NewSubmission,
  channels: readonly Channel[],
): Promise<SaveResult> {
  const { kind, fields, suspect, idempotencyKey = null } = submission;
  const id = randomUUID();
  const fingerprint = fingerprintOf(kind, fields);
  const results = await client.batch(
    [
      {
        sql: `INSERT INTO submissions
                (id, kind, received_at, email, fields, suspect, idempotency_key, fingerprint)
              VALUES (?, ?, strftime('%Y-%m-%dT%H:%M:%fZ'), ?, ?, ?, ?, ?)
              ON CONFLICT (idempotency_key) DO NOTHING`,
        args: [
          id,
          kind,
          fields.email ?? "",
          JSON.stringify(fields),
          JSON.stringify(suspect),
          idempotencyKey,
          fingerprint,
        ],
      },
      ...channels.map((channel) => ({
        sql: `INSERT INTO deliveries
                (submission_id, channel, attempts, next_attempt_at, leased_until)
              SELECT id, ?, 0, ${now}, 0 FROM submissions WHERE id = ?`,
        args: [channel, id],
      })),
      {
        sql: "SELECT id, fingerprint FROM submissions WHERE id = ? OR idempotency_key = ?",
        args: [id, idempotencyKey],
      },
    ],
    "write",
  );
  const row = z.object({ id: z.string(), fingerprint: z.string() }).parse(results.at(-1)?.rows[0]);
  if (row.id === id) return { outcome: "saved", id };
  return row.fingerprint === fingerprint
    ? { outcome: "repeated", id: row.id }
    : { outcome: "conflict" };
}

/** See {@link Store.find}. */
export async function findSubmission(client: Client, id: string): Promise<Submission | undefined> {
  const { rows } = await client.execute(`${selectSubmissions} WHERE id = ?`, [id]);
  return rows[0] && toSubmission(rows[0]);
}

/** See {@link Store.list}. */
export async function listSubmissions(client: Client, since = ""): Promise<Submission[]> {
  const { rows } = await client.execute(
    `${selectSubmissions} WHERE received_at >= ? ORDER BY received_at, rowid`,
    [since],
  );
  return rows.map(toSubmission);
}

/** See {@link Store.forget}. */
export async function forgetPerson(client: Client, email: string): Promise<number> {
  const sameAddress = "lower(trim(email)) = lower(trim(?))";
  const results = await client.batch(
    [
      {
        sql: `DELETE FROM deliveries WHERE submission_id IN (SELECT id FROM submissions WHERE ${sameAddress})`,
        args: [email],
      },
      { sql: `DELETE FROM submissions WHERE ${sameAddress}`, args: [email] },
    ],
    "write",
  );
  // Until then the write-ahead log still holds the deleted rows.
  await checkpoint(client);
  return results[1]?.rowsAffected ?? 0;
}

/** See {@link Store.sharedSecret}. */
export async function sharedSecret(client: Client, name: string): Promise<string> {
  const results = await client.batch(
    [
      {
        sql: "INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING",
        args: [name, randomBytes(32).toString("base64url")],
      },
      { sql: "SELECT value FROM secrets WHERE name = ?", args: [name] },
    ],
    "write",
  );
  return z.object({ value: z.string() }).parse(results[1]?.rows[0]).value;
}

const selectSubmissions = "SELECT id, kind, received_at, suspect, fields FROM submissions";

const storedRow = z.object({
  id: z.string(),
  kind: z.string(),
  received_at: z.string(),
  suspect: z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text))),
  fields: z.string().transform((text) => z.record(z.string(), z.string()).parse(JSON.parse(text))),
});

function toSubmission(row: Row): Submission {
  const { received_at: receivedAt, ...rest } = storedRow.parse(row);
  return { ...rest, receivedAt };
}
