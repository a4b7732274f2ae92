import type { Client } from "@libsql/client";
import { z } from "zod";
import type { Channel, Claim, DeliveryState } from "../store";
import { now } from "./schema";
import { findSubmission } from "./submissions";

/** See {@link Store.claimDelivery}. */
export async function claimDelivery(
  client: Client,
  channel: Channel,
  holder: string,
  leaseTime: number,
): Promise<Claim | undefined> {
  const { rows } = await client.execute(
    `UPDATE deliveries SET leased_until = ${now} + ?, lease_holder = ?, attempts = attempts + 1
     WHERE rowid = (
       SELECT rowid FROM deliveries
       WHERE channel = ? AND delivered_at IS NULL
         AND next_attempt_at <= ${now} AND leased_until <= ${now}
       ORDER BY next_attempt_at, rowid LIMIT 1
     )
     RETURNING submission_id, attempts`,
    [leaseTime, holder, channel],
  );
  if (rows[0] === undefined) return undefined;
  const { submission_id: id, attempts } = claimedRow.parse(rows[0]);
  const submission = await findSubmission(client, id);
  return submission && { submission, channel, attempts, holder };
}

/** See {@link Store.markDelivered}. */
export async function markDelivered(client: Client, claim: Claim): Promise<void> {
  await client.execute(
    `UPDATE deliveries SET delivered_at = ${now}, leased_until = 0, last_error = NULL ${ofClaim}`,
    argumentsOf(claim),
  );
}

/** See {@link Store.markFailed}. */
export async function markFailed(
  client: Client,
  claim: Claim,
  reason: string,
  delay: number,
): Promise<void> {
  await client.execute(
    `UPDATE deliveries SET next_attempt_at = ${now} + ?, leased_until = 0, last_error = ? ${ofClaim}`,
    [delay, reason, ...argumentsOf(claim)],
  );
}

/** See {@link Store.listDeliveries}. */
export async function listDeliveries(client: Client, id?: string): Promise<DeliveryState[]> {
  const { rows } = await client.execute(
    `SELECT submission_id, channel, delivered_at, attempts, last_error FROM deliveries
     ${id === undefined ? "" : "WHERE submission_id = ?"} ORDER BY rowid`,
    id === undefined ? [] : [id],
  );
  return rows.map((row) => {
    const state = stateRow.parse(row);
    return {
      submissionId: state.submission_id,
      channel: state.channel,
      delivered: state.delivered_at !== null,
      attempts: state.attempts,
      lastError: state.last_error,
    };
  });
}

/** See {@link Store.lateChannels}. */
export async function lateChannels(client: Client): Promise<string[]> {
  const { rows } = await client.execute(
    `SELECT DISTINCT channel FROM deliveries
     WHERE delivered_at IS NULL AND last_error IS NOT NULL ORDER BY channel`,
  );
  return rows.map((row) => z.object({ channel: z.string() }).parse(row).channel);
}

const ofClaim = "WHERE submission_id = ? AND channel = ? AND lease_holder = ?";

function argumentsOf({ submission, channel, holder }: Claim): string[] {
  return [submission.id, channel, holder];
}

const claimedRow = z.object({ submission_id: z.string(), attempts: z.number() });

const stateRow = z.object({
  submission_id: z.string(),
  channel: z.string(),
  delivered_at: z.number().nullable(),
  attempts: z.number(),
  last_error: z.string().nullable(),
});
