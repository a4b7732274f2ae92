import { randomUUID } from "node:crypto";
import { z } from "zod";
import { foldAddress } from "../fold-address";
import { fingerprintOf } from "../fingerprint";
import type { Channel, NewSubmission, SaveResult, Submission } from "../store";
import type { Sql } from "./sql";

/** See {@link Store.save}. */
export async function save(
  { query, dialect }: Sql,
  submission: NewSubmission,
  channels: readonly Channel[],
): Promise<SaveResult> {
  const { kind, fields, suspect, idempotencyKey = null } = submission;
  const id = randomUUID();
  const fingerprint = fingerprintOf(kind, fields);
  const inserted = await query(
    `INSERT INTO submissions (id, kind, received_at, fields, suspect, idempotency_key, fingerprint)
     VALUES ($1, $2, ${dialect.isoNow}, $3, $4, $5, $6)
     ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`,
    [id, kind, JSON.stringify(fields), JSON.stringify(suspect), idempotencyKey, fingerprint],
  );
  if (inserted.length === 0) {
    const rows = await query("SELECT id, fingerprint FROM submissions WHERE idempotency_key = $1", [
      idempotencyKey,
    ]);
    const first = z.object({ id: z.string(), fingerprint: z.string() }).parse(rows[0]);
    return first.fingerprint === fingerprint
      ? { outcome: "repeated", id: first.id }
      : { outcome: "conflict" };
  }
  for (const channel of channels) {
    await query(
      `INSERT INTO deliveries (submission_id, channel, attempts, next_attempt_at, leased_until)
       VALUES ($1, $2, 0, ${dialect.now}, 0)`,
      [id, channel],
    );
  }
  return { outcome: "saved", id };
}

/** See {@link Store.find}. */
export async function find({ query }: Sql, id: string): Promise<Submission | undefined> {
  const rows = await query(`${selectSubmissions} WHERE id = $1`, [id]);
  return rows[0] && toSubmission(rows[0]);
}

/** See {@link Store.list}. */
export async function list({ query, dialect }: Sql, since = ""): Promise<Submission[]> {
  const rows = await query(
    `${selectSubmissions} WHERE received_at >= $1 ORDER BY received_at, ${dialect.position}`,
    [since],
  );
  return rows.map(toSubmission);
}

/** See {@link Store.forget}. */
export async function forget(sql: Sql, email: string): Promise<number> {
  const wanted = foldAddress(email);
  // The databases fold the case of ASCII only, or by their locale, so the addresses are compared here.
  const submissions = await list(sql);
  const found = submissions.filter(({ fields }) => foldAddress(fields.email ?? "") === wanted);
  for (const { id } of found) {
    await sql.query("DELETE FROM deliveries WHERE submission_id = $1", [id]);
    await sql.query("DELETE FROM submissions WHERE id = $1", [id]);
  }
  return found.length;
}

/** See {@link Store.purge}. */
export async function purge({ query }: Sql, before: string): Promise<number> {
  await query(
    `DELETE FROM deliveries WHERE submission_id IN (SELECT id FROM submissions WHERE received_at < $1)`,
    [before],
  );
  const rows = await query("DELETE FROM submissions WHERE received_at < $1 RETURNING id", [before]);
  return rows.length;
}

const selectSubmissions = "SELECT id, kind, received_at, suspect, fields FROM submissions";

const storedRow = z.object({
  id: z.string(),
  kind: z.string(),
  received_at: z.string(),
  suspect: z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text))),
  fields: z.string().transform((text) => z.record(z.string(), z.string()).parse(JSON.parse(text))),
});

function toSubmission(row: unknown): Submission {
  const { received_at: receivedAt, ...rest } = storedRow.parse(row);
  return { ...rest, receivedAt };
}
