import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { Channel, Claim, Store, Submission } from "../store/store";

/** Sends submissions over one channel. `send` rejects if delivery failed or is uncertain. */
export type Sender = {
  channel: Channel;
  send: (submission: Submission) => Promise<void>;
  close: () => void;
};

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

/** A running background delivery. */
export type Outbox = {
  /** Checks for due deliveries now instead of at the next poll. */
  wake: () => void;
  /** Waits for the delivery in progress and starts no other. */
  stop: () => Promise<void>;
};

/**
 * Delivers what is pending on one channel, one submission at a time. Failures are retried indefinitely with
 * growing delays; the queue is in the store, so the next process continues it after a restart.
 */
export function startOutbox(
  store: Store,
  sender: Sender,
  log: Pick<FastifyBaseLogger, "info" | "warn">,
  times: Partial<OutboxTimes> = {},
): Outbox {
  const { poll, firstRetry, longestRetry, lease } = { ...defaultTimes, ...times };
  const holder = randomUUID();
  let isStopped = false;
  let isWoken = false;
  let running: Promise<void> | undefined;

  const attempt = async (claim: Claim): Promise<boolean> => {
    const context = { submission: claim.submission.id, channel: claim.channel };
    try {
      await sender.send(claim.submission);
    } catch (error) {
      const reason = reasonOf(error);
      const delay = Math.min(firstRetry * 2 ** (claim.attempts - 1), longestRetry);
      await store.markFailed(claim, reason, delay);
      log.warn({ ...context, attempts: claim.attempts, reason }, "not delivered, will be retried");
      return false;
    }
    await store.markDelivered(claim);
    log.info(context, "delivered");
    return true;
  };

  const deliverDue = async (): Promise<void> => {
    try {
      while (!isStopped) {
        const claim = await store.claimDelivery(sender.channel, holder, lease);
        // After one failure the rest would most likely fail too, so they wait for the next poll.
        if (claim === undefined || !(await attempt(claim))) return;
      }
    } catch (error) {
      log.warn({ channel: sender.channel, reason: reasonOf(error) }, "deliveries cannot be read");
    }
  };

  const wake = (): void => {
    isWoken = true;
    if (running !== undefined || isStopped) return;
    isWoken = false;
    running = deliverDue().finally(() => {
      running = undefined;
      // A submission may have been saved just as the last check ended.
      if (isWoken) wake();
    });
  };

  const timer = setInterval(wake, poll).unref();
  wake();

  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
      sender.close();
    },
  };
}

/** A short reason for a failure. Messages of the other server are left out: they can repeat an address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
  const status = "responseCode" in error ? ` ${String(error.responseCode)}` : "";
  return code + status;
}
