import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Client, Row } from "@libsql/client";
import { z } from "zod";
import { now } from "./schema";

/** A way in which a submission reaches the office. */
export type Channel = "mail" | "webhook";

/** What a visitor sent, as it is kept. */
export type Submission = {
  id: string;
  /** Which form it came from: "contact-enquiry" or "expert-appointment". */
  kind: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** Why it may come from a machine; empty as a rule. */
  suspect: string[];
  fields: Record<string, string>;
};

/** A submission that is about to be kept. */
export type NewSubmission = Pick<Submission, "kind" | "suspect" | "fields"> & {
  /** Marks repeats of one sending. Of two with the same key only the first is kept. */
  idempotencyKey?: string | undefined;
};

/** What became of it: kept now, kept earlier under the same key, or refused for its key's other content. */
export type Kept = { outcome: "kept" | "repeated"; id: string } | { outcome: "conflict" };

/**
 * Keeps a submission, and with it one delivery for each channel, in one transaction: when this returns,
 * both are on the disk; when it throws, neither is there.
 */
export async function keepSubmission(
  client: Client,
  submission: NewSubmission,
  channels: readonly Channel[],
): Promise<Kept> {
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
  if (row.id === id) return { outcome: "kept", id };
  return row.fingerprint === fingerprint
    ? { outcome: "repeated", id: row.id }
    : { outcome: "conflict" };
}

/** A value that two submissions share only when they are the same form with the same content. */
export function fingerprintOf(kind: string, fields: Record<string, string>): string {
  const content = JSON.stringify([kind, Object.entries(fields).sort()]);
  return createHash("sha256").update(content).digest("base64url");
}

/** One submission, or undefined when there is none of that id. */
export async function findSubmission(client: Client, id: string): Promise<Submission | undefined> {
  const { rows } = await client.execute(`${selectSubmissions} WHERE id = ?`, [id]);
  return rows[0] && toSubmission(rows[0]);
}

/** All submissions, oldest first, or those received at `since` (ISO 8601) and later. */
export async function listSubmissions(client: Client, since = ""): Promise<Submission[]> {
  const { rows } = await client.execute(
    `${selectSubmissions} WHERE received_at >= ? ORDER BY received_at, rowid`,
    [since],
  );
  return rows.map(toSubmission);
}

/**
 * Deletes everything that was sent with this e-mail address, deliveries included; upper and lower case
 * do not matter. Answers how many submissions that were.
 */
export async function forgetPerson(client: Client, email: string): Promise<number> {
  const whose = "lower(trim(email)) = lower(trim(?))";
  const results = await client.batch(
    [
      {
        sql: `DELETE FROM deliveries WHERE submission_id IN (SELECT id FROM submissions WHERE ${whose})`,
        args: [email],
      },
      { sql: `DELETE FROM submissions WHERE ${whose}`, args: [email] },
    ],
    "write",
  );
  // The write-ahead log still holds the old pages until it is folded into the file.
  if (client.protocol === "file") await client.execute("PRAGMA wal_checkpoint(TRUNCATE)");
  return results[1]?.rowsAffected ?? 0;
}

/** A random secret that all instances on this database share; made when first asked for. */
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
