import type { FastifyBaseLogger } from "fastify";
import { longestDelay } from "../database/operations/deliveries";
import type { Database } from "../database/database";
import type { Claim, Failure } from "../database/submission";
import { mostAtOnce, SubmissionRefused, type Sender } from "./sender";

/** The times of the outbox, in milliseconds. */
const defaultTimes = {
  /** How often to check for deliveries that have become due or were left by a process that died. */
  poll: 5_000,
  /** The shortest and the longest wait after a failure. */
  firstRetry: 5_000,
  longestRetry: longestDelay,
  /** How long one try may take: mail servers may scan a mail for minutes before they reply. */
  limit: 300_000,
};

export type OutboxTimes = typeof defaultTimes;

/** After how many permanent refusals a delivery is parked. Some servers refuse for good what they take later. */
const refusalsUntilParked = 4;

/**
 * Delivers what is pending on one channel, several submissions at a time. While the channel fails, it tries one after
 * pauses as long as it has already failed, however many wait; the first success lets all others follow. Only a delivery
 * that the receiver refuses for good is parked.
 */
export function startOutbox(
  database: Pick<Database, "claim" | "markDelivered" | "markFailed">,
  sender: Sender,
  log: Pick<FastifyBaseLogger, "info" | "warn">,
  times: Partial<OutboxTimes>,
) {
  const { poll, firstRetry, longestRetry, limit } = { ...defaultTimes, ...times };
  const { channel } = sender;
  const inHand = new Set<Promise<void>>();
  let wake: () => void = () => undefined;
  let isStopping = false;
  // Both by a clock that only goes forward.
  let failingSince: number | undefined;
  let pausedUntil = 0;

  const pauseChannel = () => {
    const now = performance.now();
    failingSince ??= now;
    pausedUntil = now + Math.min(Math.max(now - failingSince, firstRetry), longestRetry);
  };
  const resume = () => {
    failingSince = undefined;
    pausedUntil = 0;
  };

  const failureOf = (error: unknown, { attempts, refusals }: Claim): Failure => {
    const reason = error instanceof Error ? error.message : String(error);
    if (!(error instanceof SubmissionRefused)) {
      pauseChannel();
      return { reason, isRefusal: false, delay: 0 };
    }
    // What refuses one submission takes others.
    resume();
    const delay = Math.min(firstRetry * 12 ** attempts, longestRetry);
    const isParked = refusals + 1 >= refusalsUntilParked;
    return { reason, isRefusal: true, delay: isParked ? "park" : delay };
  };

  const deliver = async (claim: Claim): Promise<void> => {
    const { submission, attempts } = claim;
    const context = { submission: submission.id, channel };
    let failure: Failure | undefined;
    try {
      await sender.send(submission, AbortSignal.timeout(limit));
      resume();
    } catch (error) {
      failure = failureOf(error, claim);
    }
    if (failure === undefined) log.info(context, "delivered");
    else {
      const outcome = failure.delay === "park" ? "and parked" : "and will be retried";
      log.warn({ ...context, attempts, reason: failure.reason }, `not delivered, ${outcome}`);
    }
    const marking = failure ? database.markFailed(claim, failure) : database.markDelivered(claim);
    await marking.catch((err: unknown) => {
      log.warn(
        { ...context, err },
        "the outcome cannot be stored, so it is tried again in minutes",
      );
    });
  };

  const claimNext = async () => {
    if (inHand.size >= mostAtOnce || performance.now() < pausedUntil) return undefined;
    // Until the outcome of this one is known, no other is tried.
    if (failingSince !== undefined) pauseChannel();
    return database.claim(channel, limit + limit / 10).catch((error: unknown) => {
      log.warn({ channel, err: error }, "deliveries cannot be read");
      return undefined;
    });
  };

  const run = async (): Promise<void> => {
    while (!isStopping) {
      // A claim may miss what is saved from now on, which therefore wakes the outbox again.
      const woken = new Promise<void>((resolve) => (wake = resolve));
      const claim = await claimNext();
      if (claim) {
        const delivery = deliver(claim).finally(() => {
          inHand.delete(delivery);
          wake();
        });
        inHand.add(delivery);
      } else {
        const rest = pausedUntil - performance.now();
        const timer = setTimeout(wake, rest > 0 ? rest : poll).unref();
        await woken;
        clearTimeout(timer);
      }
    }
  };

  const running = run();
  return {
    /** Checks for due deliveries now instead of at the next poll. */
    wake: () => wake(),
    /** Waits for the deliveries in progress and starts no other. */
    stop: async (): Promise<void> => {
      isStopping = true;
      wake();
      await running;
      await Promise.all(inHand);
    },
  };
}
