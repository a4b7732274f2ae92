import { z } from "zod";
import type { Channel, Claim, DeliveryState } from "../store";
import type { Sql } from "./sql";
import { find } from "./submissions";

/** See {@link Store.claimDelivery}. */
export async function claimDelivery(
  sql: Sql,
  channel: Channel,
  holder: string,
  leaseTime: number,
): Promise<Claim | undefined> {
  const { now, position, lockRows } = sql.dialect;
  const rows = await sql.query(
    `WITH due AS (
       SELECT submission_id FROM deliveries
       WHERE channel = $1 AND delivered_at IS NULL AND parked_at IS NULL
         AND next_attempt_at <= ${now} AND leased_until <= ${now}
       ORDER BY next_attempt_at, ${position} LIMIT 1 ${lockRows}
     )
     UPDATE deliveries SET leased_until = ${now} + $2, lease_holder = $3, attempts = attempts + 1
     WHERE channel = $1 AND submission_id = (SELECT submission_id FROM due)
     RETURNING submission_id, attempts`,
    [channel, leaseTime, holder],
  );
  if (rows[0] === undefined) return undefined;
  const { submission_id: id, attempts } = claimedRow.parse(rows[0]);
  const submission = await find(sql, id);
  return submission && { submission, channel, attempts, holder };
}

/** See {@link Store.releaseClaim}. */
export async function releaseClaim({ query }: Sql, holder: string): Promise<void> {
  await query(
    `UPDATE deliveries SET leased_until = 0, attempts = attempts - 1, lease_holder = NULL
     WHERE lease_holder = $1 AND delivered_at IS NULL`,
    [holder],
  );
}

/** See {@link Store.markDelivered}. */
export async function markDelivered({ query, dialect }: Sql, claim: Claim): Promise<void> {
  await query(
    `UPDATE deliveries SET delivered_at = ${dialect.now}, leased_until = 0, last_error = NULL ${ofClaim}`,
    argumentsOf(claim),
  );
}

/** See {@link Store.markFailed}. */
export async function markFailed(
  { query, dialect }: Sql,
  claim: Claim,
  reason: string,
  delay: number | "park",
): Promise<void> {
  const [column, wait] = delay === "park" ? ["parked_at", 0] : ["next_attempt_at", delay];
  await query(
    `UPDATE deliveries SET ${column} = ${dialect.now} + $4, leased_until = 0, last_error = $5 ${ofClaim}`,
    [...argumentsOf(claim), wait, reason],
  );
}

/** See {@link Store.retry}. */
export async function retry({ query, dialect }: Sql, submissionId: string): Promise<string[]> {
  const rows = await query(
    `UPDATE deliveries SET parked_at = NULL, attempts = 0, next_attempt_at = ${dialect.now}
     WHERE submission_id = $1 AND delivered_at IS NULL AND leased_until <= ${dialect.now}
     RETURNING channel`,
    [submissionId],
  );
  return channelsOf(rows);
}

/** See {@link Store.listDeliveries}. */
export async function listDeliveries(
  { query, dialect }: Sql,
  id?: string,
): Promise<DeliveryState[]> {
  const rows = await query(
    `SELECT submission_id, channel, delivered_at, parked_at, attempts, last_error FROM deliveries
     ${id === undefined ? "" : "WHERE submission_id = $1"} ORDER BY ${dialect.position}`,
    id === undefined ? [] : [id],
  );
  return rows.map((row) => {
    const state = stateRow.parse(row);
    return {
      submissionId: state.submission_id,
      channel: state.channel,
      delivered: state.delivered_at !== null,
      parked: state.parked_at !== null,
      attempts: state.attempts,
      lastError: state.last_error,
    };
  });
}

/** See {@link Store.lateChannels}. */
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

const claimedRow = z.object({ submission_id: z.string(), attempts: z.number() });

const stateRow = z.object({
  submission_id: z.string(),
  channel: z.string(),
  delivered_at: z.number().nullable(),
  parked_at: z.number().nullable(),
  attempts: z.number(),
  last_error: z.string().nullable(),
});
