import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Claim, Store } from "../store/store";
import { reasonOf, RefusedError, type Sender } from "./sender";

/** Intervals in milliseconds. */
export type OutboxTimes = {
  /** How often to check for deliveries that have become due or were left by a process that died. */
  poll: number;
  /** The delay after the first failure; it doubles with each further one. */
  firstRetry: number;
  longestRetry: number;
  /** How long one delivery may take before another process may claim it. */
  lease: number;
};

const defaultTimes: OutboxTimes = {
  poll: 5_000,
  firstRetry: 5_000,
  longestRetry: 3_600_000,
  // Longer than every sender's own timeouts, so that a running process never loses its claim.
  lease: 300_000,
};

/** After how many permanent refusals a delivery is parked. Some servers refuse for good what they take later. */
const refusalsUntilParked = 4;

/** How long to wait before an outcome that could not be stored is stored again, in milliseconds. */
const storeAgainDelay = 250;

/** A running background delivery. */
export type Outbox = {
  /** Checks for due deliveries now instead of at the next poll. */
  wake: () => void;
  /** Waits for the deliveries in progress and starts no other. */
  stop: () => Promise<void>;
};

/**
 * Delivers what is pending on one channel, several submissions at a time. Failures are retried with growing
 * delays, indefinitely unless the receiver refuses the submission for good. The queue is in the store, so the
 * next process continues it after a restart.
 */
export function startOutbox(
  store: Store,
  sender: Sender,
  log: Pick<FastifyBaseLogger, "info" | "warn">,
  times: Partial<OutboxTimes> = {},
): Outbox {
  const { poll, firstRetry, longestRetry, lease } = { ...defaultTimes, ...times };
  const { channel } = sender;
  const lanes = new Set<Promise<void>>();
  const lostClaims = new Set<string>();
  let isStopped = false;
  let isWoken = false;
  /** The channel failed; the other submissions wait for the next poll, because they would fail too. */
  let isDown = false;

  const claimNext = async (): Promise<Claim | undefined> => {
    for (const holder of lostClaims) {
      await store.releaseClaim(holder);
      lostClaims.delete(holder);
    }
    const holder = randomUUID();
    try {
      return await store.claimDelivery(channel, holder, lease);
    } catch (error) {
      // The database may have stored the claim all the same, before the connection broke.
      lostClaims.add(holder);
      throw error;
    }
  };

  /** Stores an outcome, and tries until it succeeds: what was sent and not marked would be sent again. */
  const record = async (store: () => Promise<void>): Promise<void> => {
    const end = performance.now() + lease;
    for (;;) {
      try {
        await store();
        return;
      } catch (error) {
        if (isStopped || performance.now() > end) throw error;
        await pause(storeAgainDelay);
      }
    }
  };

  const deliver = async (claim: Claim): Promise<void> => {
    const { attempts } = claim;
    const context = { submission: claim.submission.id, channel };
    try {
      await sender.send(claim.submission);
    } catch (error) {
      const isRefused = error instanceof RefusedError;
      if (!isRefused) isDown = true;
      const reason = reasonOf(error);
      const isParked = isRefused && error.isPermanent && attempts >= refusalsUntilParked;
      const delay = Math.min(firstRetry * 2 ** (attempts - 1), longestRetry);
      await record(() => store.markFailed(claim, reason, isParked ? "park" : delay));
      const outcome = isParked ? "and parked" : "and will be retried";
      log.warn({ ...context, attempts, reason }, `not delivered, ${outcome}`);
      return;
    }
    await record(() => store.markDelivered(claim));
    log.info(context, "delivered");
  };

  const runLane = async (): Promise<void> => {
    try {
      while (!isStopped && !isDown) {
        const claim = await claimNext();
        if (claim === undefined) return;
        // There may be more.
        startLane();
        await deliver(claim);
      }
    } catch (error) {
      log.warn({ channel, reason: reasonOf(error) }, "deliveries cannot be read or marked");
    }
  };

  const startLane = (): void => {
    if (isStopped || isDown || lanes.size >= sender.concurrency) return;
    isWoken = false;
    const lane = runLane().finally(() => {
      lanes.delete(lane);
      // A submission may have been saved just after the last claim found nothing.
      if (isWoken) startLane();
    });
    lanes.add(lane);
  };

  const wake = (): void => {
    isWoken = true;
    startLane();
  };

  const timer = setInterval(() => {
    isDown = false;
    wake();
  }, poll).unref();
  wake();

  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      while (lanes.size > 0) await Promise.all(lanes);
      sender.close();
    },
  };
}
