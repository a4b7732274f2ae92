import { z } from "zod";
import type { Sql } from "../sql";
import type { Channel, Claim, Failure } from "../submission";
import { findSubmission } from "./submissions";

/** The longest delay, in milliseconds. A later due time was written by a clock that was ahead, so such a delivery is due now. */
export const longestDelay = 900_000;

/**
 * Claims the delivery that has been due for longest. After `holdTime` milliseconds, which is at most `longestDelay`, another
 * process may claim it, because the one that held it must have died (docs/decisions/0054).
 */
export async function claim(
  sql: Sql,
  channel: Channel,
  holdTime: number,
): Promise<Claim | undefined> {
  const { now, lockRows } = sql.dialect;
  const isPast = (time: string) => `(${time} <= ${now} OR ${time} > ${now} + ${longestDelay})`;
  const rows = await sql.query(
    `UPDATE deliveries SET claimed_until = ${now} + $2, attempts = attempts + 1
     WHERE channel = $1 AND submission_id = (
       SELECT submission_id FROM deliveries
       WHERE channel = $1 AND delivered_at IS NULL AND parked_at IS NULL
         AND ${isPast("due_at")} AND ${isPast("claimed_until")}
       ORDER BY due_at LIMIT 1 ${lockRows}
     )
     RETURNING submission_id AS id, attempts, refusals`,
    [channel, holdTime],
  );
  if (rows[0] === undefined) return undefined;
  const { id, ...counts } = claimedRow.parse(rows[0]);
  const submission = await findSubmission(sql, id);
  return submission && { submission, channel, ...counts };
}

const claimedRow = z.object({ id: z.string(), attempts: z.number(), refusals: z.number() });

export async function markDelivered({ query, dialect }: Sql, claimed: Claim): Promise<void> {
  await query(
    `UPDATE deliveries SET delivered_at = ${dialect.now}, last_error = NULL
     WHERE submission_id = $1 AND channel = $2 AND delivered_at IS NULL`,
    [claimed.submission.id, claimed.channel],
  );
}

/** Schedules the next try of a failed delivery, behind those that are already due, or parks it. */
export async function markFailed(
  { query, dialect }: Sql,
  claimed: Claim,
  { reason, isRefusal, delay }: Failure,
): Promise<void> {
  const [column, wait] = delay === "park" ? ["parked_at", 0] : ["due_at", delay];
  await query(
    `UPDATE deliveries SET ${column} = ${dialect.now} + $3, claimed_until = 0, last_error = $4,
       refusals = refusals + $5
     WHERE submission_id = $1 AND channel = $2 AND delivered_at IS NULL`,
    [claimed.submission.id, claimed.channel, wait, reason, Number(isRefusal)],
  );
}

/**
 * Makes a submission's pending and parked deliveries due now, and creates those of channels that were set later. Returns their
 * channels.
 */
export async function retry(sql: Sql, submissionId: string, channels: readonly Channel[]) {
  for (const channel of channels) {
    await sql.query(
      `INSERT INTO deliveries (submission_id, channel)
       SELECT id, $2 FROM submissions WHERE id = $1 ON CONFLICT DO NOTHING`,
      [submissionId, channel],
    );
  }
  return changePending(sql, submissionId, "attempts = 0, refusals = 0, due_at = 0");
}

/** Marks a submission's pending and parked deliveries as delivered, because somebody has dealt with it. Returns their channels. */
export async function markDone(sql: Sql, submissionId: string): Promise<string[]> {
  return changePending(sql, submissionId, `delivered_at = ${sql.dialect.now}, last_error = NULL`);
}

async function changePending({ query, dialect }: Sql, submissionId: string, values: string) {
  const rows = await query(
    `UPDATE deliveries SET parked_at = NULL, ${values}
     WHERE submission_id = $1 AND delivered_at IS NULL AND claimed_until <= ${dialect.now}
     RETURNING channel`,
    [submissionId],
  );
  return readChannels(rows).sort();
}

/** Returns the channels with a delivery that has failed and is still pending. */
export async function findFailingChannels({ query }: Sql): Promise<string[]> {
  return readChannels(
    await query(
      `SELECT DISTINCT channel FROM deliveries WHERE delivered_at IS NULL AND last_error IS NOT NULL`,
    ),
  ).sort();
}

function readChannels(rows: readonly unknown[]): string[] {
  return rows.map((row) => z.object({ channel: z.string() }).parse(row).channel);
}
