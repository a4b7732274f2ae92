import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../database/database";
import { longestDelay } from "../database/queries/deliveries";
import type { Claim, Submission } from "../database/submission";
import { updateChannel, findRetryDelay, type Outcome, workingChannel } from "./retry-policy";
import { BusyError, maxConcurrent, type Sender, SubmissionRefusedError } from "./sender";

/** The times of the outbox, in milliseconds. */
const defaultTimes = {
  /** How often to look for deliveries that have become due, or that a dead process has left. */
  poll: 5_000,
  /** The shortest and the longest wait after a failure. */
  firstRetry: 5_000,
  longestRetry: longestDelay,
  /** How long one try may take. Mail servers may scan a mail for minutes before they reply. */
  tryTimeout: 300_000,
};

export type OutboxTimes = typeof defaultTimes;

/** Delivers pending submissions on one channel, several at a time. When each is tried is decided in retry-policy.ts. */
export function startOutbox(
  database: Pick<Database, "claim" | "markDelivered" | "markFailed">,
  sender: Sender,
  log: Pick<FastifyBaseLogger, "info" | "warn">,
  times: Partial<OutboxTimes>,
) {
  const { poll, tryTimeout: limit, ...pauses } = { ...defaultTimes, ...times };
  const { channel } = sender;
  const inProgress = new Set<Promise<void>>();
  let state = workingChannel;
  let isStopping = false;
  let wake: () => void = () => undefined;

  const recordEvent = (event: Outcome | "started", wait?: number) => {
    state = updateChannel(state, event, performance.now(), pauses, wait);
  };

  /** Sends one submission, and stores the outcome. */
  const deliver = async (claim: Claim): Promise<void> => {
    const { submission, attempts } = claim;
    const context = { submission: submission.id, channel };
    const { outcome, reason, wait } = await send(sender, submission, limit);
    recordEvent(outcome, wait);
    try {
      if (outcome === "delivered") {
        log.info(context, "delivered");
        await database.markDelivered(claim);
        return;
      }
      const delay = findRetryDelay(claim, outcome, pauses);
      const end = delay === "park" ? "and parked" : "and will be retried";
      log.warn({ ...context, attempts, reason }, `not delivered, ${end}`);
      await database.markFailed(claim, { reason, isRefusal: outcome === "refused", delay });
    } catch (err) {
      const message = "the outcome cannot be stored, so it is tried again in minutes";
      log.warn({ ...context, err }, message);
    }
  };

  /** Claims the next delivery, unless none is due or none may start now. */
  const claimNext = async (): Promise<Claim | undefined> => {
    if (inProgress.size >= maxConcurrent || performance.now() < state.pausedUntil) return undefined;
    return database.claim(channel, limit + limit / 10).catch((err: unknown) => {
      log.warn({ channel, err }, "deliveries cannot be read");
      return undefined;
    });
  };

  const run = async (): Promise<void> => {
    while (!isStopping) {
      // Created before the claim: a submission that is saved during the claim wakes the outbox again.
      const woken = new Promise<void>((resolve) => (wake = resolve));
      const claim = await claimNext();
      if (claim === undefined) {
        const pause = state.pausedUntil - performance.now();
        const timer = setTimeout(wake, pause > 0 ? pause : poll).unref();
        await woken;
        clearTimeout(timer);
        continue;
      }
      recordEvent("started");
      const delivery = deliver(claim).finally(() => {
        inProgress.delete(delivery);
        wake();
      });
      inProgress.add(delivery);
    }
  };

  const running = run();
  return {
    /** Looks for due deliveries now instead of at the next poll. */
    wake: () => wake(),
    /** Starts no more deliveries, and waits for those in progress. */
    stop: async (): Promise<void> => {
      isStopping = true;
      wake();
      await running;
      await Promise.all(inProgress);
    },
  };
}

/** Tries to send once. The reason is a sentence without personal data, and empty after a success. */
async function send(
  sender: Sender,
  submission: Submission,
  limit: number,
): Promise<{ outcome: Outcome; reason: string; wait?: number }> {
  try {
    await sender.send(submission, AbortSignal.timeout(limit));
    return { outcome: "delivered", reason: "" };
  } catch (error) {
    const outcome = error instanceof SubmissionRefusedError ? "refused" : "failed";
    const reason = error instanceof Error ? error.message : String(error);
    return { outcome, reason, ...(error instanceof BusyError && { wait: error.wait }) };
  }
}
