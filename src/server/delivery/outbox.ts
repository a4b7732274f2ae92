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
  /** The delay after the first failure; it doubles with each further one. */
  firstRetry: 5_000,
  longestRetry: 3_600_000,
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

/** How long that is tried while the server stops, in milliseconds. */
const stopTime = 8_000;

/**
 * Delivers what is pending on one channel, several submissions at a time. Failures are retried with growing
 * delays, indefinitely unless the receiver refuses the submission for good or may have accepted it. The queue is
 * in the store, so the next process continues it after a restart.
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
  let claiming: Promise<void> | undefined;
  let isWoken = false;
  /** The channel failed; the other submissions wait for the next poll, because they would fail too. */
  let isDown = false;
  let stopDeadline = Infinity;

  const warn = (error: unknown): void => {
    log.warn({ channel, reason: reasonOf(error) }, "deliveries cannot be read or marked");
  };

  /** Stores an outcome, and tries until it succeeds: what was sent and not marked would be sent again. */
  const record = async (store: () => Promise<void>): Promise<void> => {
    for (;;) {
      try {
        await store();
        return;
      } catch (error) {
        if (performance.now() > stopDeadline) throw error;
        await pause(storeAgainDelay);
      }
    }
  };

  const failureOf = (error: unknown, { attempts, uncertain }: Claim): Failure => {
    const reason = reasonOf(error);
    const outcome = error instanceof DeliveryError ? error.outcome : "failed";
    const isUncertain = outcome === "unknown";
    if (outcome === "failed" || isUncertain) isDown = true;
    const isParked = isUncertain
      ? uncertain >= sender.mostCopies
      : outcome === "refused for good" && attempts >= refusalsUntilParked;
    if (isParked) return { reason, delay: "park", isUncertain };
    const growing = Math.min(delays.firstRetry * 2 ** (attempts - 1), delays.longestRetry);
    return { reason, delay: isUncertain ? delays.uncertainRetry : growing, isUncertain };
  };

  const deliver = async (claim: Claim): Promise<void> => {
    const { submission, attempts, uncertain } = claim;
    const context = { submission: submission.id, channel };
    try {
      // Its last try may have been interrupted by the end of its process.
      if (uncertain > sender.mostCopies) throw new DeliveryError("unknown", "interrupted");
      await sender.send(submission, AbortSignal.timeout(limit));
    } catch (error) {
      const failure = failureOf(error, claim);
      await record(() => store.markFailed(claim, failure));
      const outcome = failure.delay === "park" ? "and parked" : "and will be retried";
      log.warn({ ...context, attempts, reason: failure.reason }, `not delivered, ${outcome}`);
      return;
    }
    await record(() => store.markDelivered(claim));
    log.info(context, "delivered");
  };

  const mayClaim = () =>
    isWoken && !isDown && stopDeadline === Infinity && inHand.size < mostAtOnce;

  /** Claims one delivery after another: what this process holds and has not in hand is a claim whose reply was lost. */
  const claimAll = async (): Promise<void> => {
    try {
      while (mayClaim()) {
        // Whatever is saved from now on may be missed by this claim, and wakes the outbox again.
        isWoken = false;
        const claim = await store.claimDelivery(channel, holder, lease, [...inHand.keys()]);
        if (claim === undefined) continue;
        const { id } = claim.submission;
        const delivery = deliver(claim)
          .catch(warn)
          .finally(() => {
            inHand.delete(id);
            wake();
          });
        inHand.set(id, delivery);
        // There may be more.
        isWoken = true;
      }
    } catch (error) {
      warn(error);
    } finally {
      claiming = undefined;
    }
  };

  const wake = (): void => {
    isWoken = true;
    if (mayClaim()) claiming ??= claimAll();
  };

  const polling = setInterval(() => {
    isDown = false;
    wake();
  }, poll).unref();
  const renewing = setInterval(() => {
    // While the database does not respond, no other process can claim anything either.
    if (inHand.size > 0) store.renewClaims(channel, holder, lease).catch(() => undefined);
  }, lease / 3).unref();
  wake();

  return {
    /** Checks for due deliveries now instead of at the next poll. */
    wake,
    /** Waits for the deliveries in progress and starts no other. */
    stop: async (): Promise<void> => {
      stopDeadline = performance.now() + stopTime;
      clearInterval(polling);
      await claiming;
      await Promise.all(inHand.values());
      clearInterval(renewing);
      sender.close();
    },
  };
}
