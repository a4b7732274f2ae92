import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Store } from "../store/store";
import type { Claim, Failure } from "../store/submission";
import { DeliveryError, mostAtOnce, reasonOf, type Sender } from "./sender";

/** In milliseconds. */
const defaultTimes = {
  /** How often to check for deliveries that have become due or were left by a process that died. */
  poll: 5_000,
  /** The delay after the first failure of a delivery or of the channel; it doubles with each further one. */
  firstRetry: 5_000,
  longestRetry: 900_000,
  /** The delay after a try with an unknown outcome. */
  uncertainRetry: 600_000,
  /** How long one try may take. RFC 5321 asks to wait as long for a reply, because giving up sooner causes duplicates. */
  limit: 600_000,
  /** How long after its last renewal a claim is free for another process, because this one must have died. */
  lease: 60_000,
};

export type OutboxTimes = typeof defaultTimes;

/** After how many permanent refusals a delivery is parked. Some servers refuse for good what they take later. */
const refusalsUntilParked = 4;

/** How long to wait before an outcome that could not be stored is stored again, in milliseconds. */
const storeAgainDelay = 250;

/**
 * Delivers what is pending on one channel, several submissions at a time, or one with growing pauses while the channel
 * fails. A delivery is parked only if the receiver refuses that submission for good or may have accepted it.
 */
export function startOutbox(
  store: Store,
  sender: Sender,
  log: Pick<FastifyBaseLogger, "info" | "warn">,
  times: Partial<OutboxTimes>,
) {
  const { poll, lease, limit, ...delays } = { ...defaultTimes, ...times };
  const { channel } = sender;
  const holder = randomUUID();
  const inHand = new Map<string, Promise<void>>();
  let wake: () => void = () => undefined;
  let isStopping = false;
  /** How many times the channel failed since it last worked. Until it works, one delivery is tried at a time. */
  let failures = 0;
  let failedAt = 0;

  const growing = (count: number) =>
    Math.min(delays.firstRetry * 2 ** (count - 1), delays.longestRetry);

  const failureOf = (error: unknown, claim: Claim, begun: number): Failure => {
    const { outcome, reached } =
      error instanceof DeliveryError ? error : { outcome: "failed" as const, reached: [] };
    const isOfChannel = outcome === "unknown" || outcome === "failed";
    // What refuses one submission takes others.
    if (!isOfChannel) failures = 0;
    // Counted once for all tries that one failure of the channel ended.
    else if (begun >= failedAt) {
      failures++;
      failedAt = performance.now();
    }
    const othersWait = isOfChannel ? growing(failures) : 0;
    const isParked =
      (outcome === "unknown" && claim.uncertain >= sender.mostCopies) ||
      (outcome === "refused for good" && claim.refusals + 1 >= refusalsUntilParked);
    const wait = {
      failed: othersWait,
      unknown: Math.max(othersWait, delays.uncertainRetry),
      refused: growing(claim.attempts),
      "refused for good": growing(claim.refusals + 1),
    };
    return {
      ...{ outcome, reason: reasonOf(error), othersWait },
      delay: isParked ? "park" : wait[outcome],
      reached: [...claim.reached, ...reached],
    };
  };

  const deliver = async (claim: Claim): Promise<void> => {
    const { submission, attempts, uncertain, reached } = claim;
    const context = { submission: submission.id, channel };
    const begun = performance.now();
    let failure: Failure | undefined;
    try {
      // Its last try may have been interrupted by the end of its process.
      if (uncertain > sender.mostCopies) throw new DeliveryError("unknown", "interrupted");
      await sender.send(submission, AbortSignal.timeout(limit), reached);
      failures = 0;
    } catch (error) {
      failure = failureOf(error, claim, begun);
    }
    for (;;) {
      try {
        await (failure ? store.markFailed(claim, failure) : store.markDelivered(claim));
        break;
      } catch {
        // What was sent and not marked would be sent again.
        await pause(storeAgainDelay);
      }
    }
    if (failure === undefined) {
      log.info(context, "delivered");
      return;
    }
    const outcome = failure.delay === "park" ? "and parked" : "and will be retried";
    log.warn({ ...context, attempts, reason: failure.reason }, `not delivered, ${outcome}`);
  };

  /** A claim of this process that it is not working on is one whose reply was lost. */
  const claimNext = () => store.claimDelivery(channel, holder, lease, [...inHand.keys()]);

  const claimAll = async (): Promise<void> => {
    while (!isStopping) {
      // A claim may miss what is saved from now on, which therefore wakes the outbox again.
      const woken = new Promise<void>((resolve) => (wake = resolve));
      const isFull = inHand.size >= (failures > 0 ? 1 : mostAtOnce);
      const claiming = isFull ? undefined : claimNext();
      const claim = await claiming?.catch((error: unknown) => {
        log.warn({ channel, reason: reasonOf(error) }, "deliveries cannot be read");
      });
      if (claim) {
        const { id } = claim.submission;
        const forget = () => {
          inHand.delete(id);
          wake();
        };
        inHand.set(id, deliver(claim).finally(forget));
      } else await woken;
    }
  };

  const claimed = claimAll();
  const polling = setInterval(() => wake(), poll).unref();
  const renewing = setInterval(() => {
    // While the database does not respond, no other process can claim anything either.
    if (inHand.size > 0) store.renewClaims(channel, holder, lease).catch(() => undefined);
  }, lease / 3).unref();

  return {
    /** Checks for due deliveries now instead of at the next poll. */
    wake: () => wake(),
    /** Waits for the deliveries in progress and starts no other. */
    stop: async (): Promise<void> => {
      isStopping = true;
      clearInterval(polling);
      wake();
      await claimed;
      await Promise.all(inHand.values());
      clearInterval(renewing);
      sender.close?.();
    },
  };
}
