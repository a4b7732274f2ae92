import { randomUUID } from "node:crypto";
import type { Client } from "@libsql/client";
import type { FastifyBaseLogger } from "fastify";
import { claimDelivery, markDelivered, markFailed, type Claim } from "../store/deliveries";
import type { Channel, Submission } from "../store/submissions";

/** Takes a submission where it should go. Throws when it did not get there, or may not have. */
export type Sender = {
  channel: Channel;
  send: (submission: Submission) => Promise<void>;
  close: () => void;
};

/** The times of an outbox, in milliseconds. */
export type OutboxTimes = {
  /** How often it looks for deliveries that have become due, or that a dead instance left. */
  poll: number;
  /** The wait after the first failure; it doubles with each further one. */
  firstRetry: number;
  longestRetry: number;
  /** How long an instance may take for one delivery before another takes it over. */
  lease: number;
};

/** Longer than any sender's own time limits, so that a live instance never loses its claim. */
const usualTimes: OutboxTimes = {
  poll: 5_000,
  firstRetry: 5_000,
  longestRetry: 3_600_000,
  lease: 300_000,
};

/** What delivers submissions in the background. */
export type Outbox = {
  /** Says that there may be something to deliver. */
  wake: () => void;
  /** Lets the delivery that is under way finish, and starts no other. */
  stop: () => Promise<void>;
};

/**
 * Delivers what waits for one channel, one after the other, until it is stopped. A failure is tried again
 * with growing pauses for as long as it takes, also by the next process: the queue is in the database.
 */
export function startOutbox(
  database: () => Promise<Client>,
  sender: Sender,
  log: Pick<FastifyBaseLogger, "info" | "warn">,
  times: Partial<OutboxTimes> = {},
): Outbox {
  const { poll, firstRetry, longestRetry, lease } = { ...usualTimes, ...times };
  const holder = randomUUID();
  let isStopped = false;
  let isWoken = false;
  let running: Promise<void> | undefined;

  const attempt = async (client: Client, claim: Claim): Promise<boolean> => {
    const told = { submission: claim.submission.id, channel: claim.channel };
    try {
      await sender.send(claim.submission);
    } catch (error) {
      const reason = reasonOf(error);
      const delay = Math.min(firstRetry * 2 ** (claim.attempts - 1), longestRetry);
      await markFailed(client, claim, reason, delay);
      log.warn({ ...told, attempts: claim.attempts, reason }, "not delivered, will be tried again");
      return false;
    }
    await markDelivered(client, claim);
    log.info(told, "delivered");
    return true;
  };

  const deliverWhatIsDue = async (): Promise<void> => {
    try {
      const client = await database();
      while (!isStopped) {
        const claim = await claimDelivery(client, sender.channel, holder, lease);
        // After a failure the others most likely fail too: they wait for the next look.
        if (claim === undefined || !(await attempt(client, claim))) return;
      }
    } catch (error) {
      log.warn({ channel: sender.channel, reason: reasonOf(error) }, "deliveries cannot be read");
    }
  };

  const wake = (): void => {
    isWoken = true;
    if (running !== undefined || isStopped) return;
    isWoken = false;
    running = deliverWhatIsDue().finally(() => {
      running = undefined;
      // Something came in while the last look was ending.
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

/** Why something failed, without the words of the other side: those can repeat an address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
  const status = "responseCode" in error ? ` ${String(error.responseCode)}` : "";
  return code + status;
}
