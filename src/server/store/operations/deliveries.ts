import { z } from "zod";
import type { Sql } from "../sql";
import { type Channel, type Claim, claimedRow, deliveryState, type Failure } from "../submission";
import { find } from "./submissions";

/**
 * Claims the delivery that has been due for longest, for `leaseTime` milliseconds, in case the process dies. Its holder
 * may claim it again at once, because the reply to its claim may have been lost, unless it is in hand.
 * @param inHand the ids of the submissions that the holder is delivering
 */
export async function claimDelivery(
  sql: Sql,
  channel: Channel,
  holder: string,
  leaseTime: number,
  inHand: readonly string[],
): Promise<Claim | undefined> {
  const { now, position, lockRows } = sql.dialect;
  // PostgreSQL knows no empty list.
  const excluded = ["''", ...inHand.map((_, i) => `$${i + 4}`)].join(", ");
  const rows = await sql.query(
    `WITH due AS (
       SELECT submission_id FROM deliveries
       WHERE channel = $1 AND delivered_at IS NULL AND parked_at IS NULL
         AND next_attempt_at <= ${now} AND (leased_until <= ${now} OR lease_holder = $3)
         AND submission_id NOT IN (${excluded})
       ORDER BY next_attempt_at, ${position} LIMIT 1 ${lockRows}
     )
     UPDATE deliveries SET leased_until = ${now} + $2, lease_holder = $3,
       attempts = attempts + 1, uncertain = uncertain + 1
     WHERE channel = $1 AND submission_id = (SELECT submission_id FROM due)
     RETURNING submission_id AS id, attempts, uncertain, refusals, reached`,
    [channel, leaseTime, holder, ...inHand],
  );
  if (rows[0] === undefined) return undefined;
  const { id, ...counts } = claimedRow.parse(rows[0]);
  const submission = await find(sql, id);
  return submission && { submission, channel, holder, ...counts };
}

/** Extends everything that the holder has claimed to `leaseTime` milliseconds from now. */
export async function renewClaims(
  { query, dialect }: Sql,
  channel: Channel,
  holder: string,
  leaseTime: number,
): Promise<void> {
  await query(
    `UPDATE deliveries SET leased_until = ${dialect.now} + $3
     WHERE channel = $1 AND lease_holder = $2 AND leased_until > 0`,
    [channel, holder, leaseTime],
  );
}

/** Marks a delivery as done. Has no effect if the claim has expired and another process holds it. */
export async function markDelivered({ query, dialect }: Sql, claim: Claim): Promise<void> {
  await query(
    `UPDATE deliveries SET delivered_at = ${dialect.now}, leased_until = 0, last_error = NULL ${ofClaim}`,
    argumentsOf(claim),
  );
}

/** Schedules a failed delivery again, or parks it. Has no effect on an expired claim either. */
export async function markFailed(
  { query, dialect }: Sql,
  claim: Claim,
  { outcome, reason, delay, othersWait, reached }: Failure,
): Promise<void> {
  const [column, wait] = delay === "park" ? ["parked_at", 0] : ["next_attempt_at", delay];
  await query(
    `UPDATE deliveries SET ${column} = ${dialect.now} + $4, leased_until = 0, last_error = $5,
       uncertain = uncertain - $6, refusals = refusals + $7, reached = $8 ${ofClaim}`,
    [
      ...argumentsOf(claim),
      ...[wait, reason, Number(outcome !== "unknown"), Number(outcome === "refused for good")],
      JSON.stringify(reached),
    ],
  );
  if (othersWait === 0) return;
  await query(
    `UPDATE deliveries SET next_attempt_at = ${dialect.now} + $2 WHERE channel = $1
       AND delivered_at IS NULL AND parked_at IS NULL AND next_attempt_at < ${dialect.now} + $2`,
    [claim.channel, othersWait],
  );
}

/** Makes pending deliveries due now, parked ones too, and creates those of new channels. Returns the channels of all these. */
export async function retry(sql: Sql, submissionId: string, channels: readonly Channel[]) {
  const { now } = sql.dialect;
  for (const channel of channels) {
    await sql.query(
      `INSERT INTO deliveries (submission_id, channel, attempts, next_attempt_at, leased_until)
       SELECT id, $2, 0, ${now}, 0 FROM submissions WHERE id = $1 ON CONFLICT DO NOTHING`,
      [submissionId, channel],
    );
  }
  const values = `attempts = 0, uncertain = 0, refusals = 0, next_attempt_at = ${now}`;
  return changePending(sql, submissionId, values);
}

/** Marks pending deliveries as done, parked ones too, because somebody has dealt with them. Returns their channels. */
export async function settle(sql: Sql, submissionId: string): Promise<string[]> {
  return changePending(sql, submissionId, `delivered_at = ${sql.dialect.now}, last_error = NULL`);
}

async function changePending({ query, dialect }: Sql, submissionId: string, values: string) {
  const rows = await query(
    `UPDATE deliveries SET parked_at = NULL, ${values}
     WHERE submission_id = $1 AND delivered_at IS NULL AND leased_until <= ${dialect.now}
     RETURNING channel`,
    [submissionId],
  );
  return channelsOf(rows);
}

/** The deliveries of all submissions, or of one. The tables may be an older version's. */
export async function listDeliveries({ query, dialect }: Sql, id?: string) {
  const rows = await query(
    `SELECT * FROM deliveries ${id === undefined ? "" : "WHERE submission_id = $1"} ORDER BY ${dialect.position}`,
    id === undefined ? [] : [id],
  );
  return rows.map((row) => deliveryState.parse(row));
}

/** The channels with a delivery that has failed and is still pending. */
export async function lateChannels({ query }: Sql): Promise<string[]> {
  const rows = await query(
    `SELECT DISTINCT channel FROM deliveries
     WHERE delivered_at IS NULL AND last_error IS NOT NULL ORDER BY channel`,
  );
  return channelsOf(rows);
}

const ofClaim = "WHERE submission_id = $1 AND channel = $2 AND lease_holder = $3";

function argumentsOf({ submission, channel, holder }: Claim): string[] {
  return [submission.id, channel, holder];
}

function channelsOf(rows: readonly unknown[]): string[] {
  return rows.map((row) => z.object({ channel: z.string() }).parse(row).channel);
}
