import type { Client } from "@libsql/client";
import { z } from "zod";
import { now } from "./schema";
import { findSubmission, type Channel, type Submission } from "./submissions";

/** A submission that this instance, and no other, is to deliver now. */
export type Claim = { submission: Submission; channel: Channel; attempts: number; holder: string };

/**
 * Claims the delivery that has waited longest, for `leaseTime` milliseconds: until then no other instance
 * gets it, and after that it is free again, should this one have died. Undefined when nothing is due.
 */
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

/** The submission has arrived. Does nothing when the claim has run out and another instance holds it. */
export async function markDelivered(client: Client, claim: Claim): Promise<void> {
  await client.execute(
    `UPDATE deliveries SET delivered_at = ${now}, leased_until = 0, last_error = NULL ${ofClaim}`,
    argumentsOf(claim),
  );
}

/** It has not arrived: it becomes due again after `delay` milliseconds. `reason` holds no personal data. */
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

/** How a delivery stands, for people: what waits, since how many attempts, and what was in the way. */
export type DeliveryState = {
  submissionId: string;
  channel: string;
  delivered: boolean;
  attempts: number;
  lastError: string | null;
};

/** The deliveries of all submissions, or of one. */
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

/** The channels on which an attempt has failed and the submission still waits. */
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
