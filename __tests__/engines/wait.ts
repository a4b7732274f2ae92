/** Waiting for a state, never for a time. */
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** In milliseconds; how long a state may take to come on a busy machine. */
export const patience = 15_000;

/**
 * Calls an action until it succeeds.
 * @throws the last failure, once `timeout` milliseconds have passed
 */
export async function retry<Value>(
  action: () => Promise<Value>,
  timeout = patience,
): Promise<Value> {
  const end = Date.now() + timeout;
  for (;;) {
    try {
      return await action();
    } catch (failure) {
      if (failure instanceof Unresponsive || Date.now() > end) throw failure;
      await sleep(50);
    }
  }
}

/** A browser that does not answer any more, which says nothing about the site. */
export class Unresponsive extends Error {}

/** Resolves as the promise does. @throws {Unresponsive} if that takes longer than `timeout` milliseconds */
export async function within<Value>(
  timeout: number,
  what: string,
  promise: Promise<Value>,
): Promise<Value> {
  const abort = new AbortController();
  const late = sleep(timeout, undefined, { signal: abort.signal }).then(() => {
    throw new Unresponsive(`${what} took longer than ${timeout / 1000} s`);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    abort.abort();
    late.catch(() => undefined);
  }
}

/** A port of this machine that nothing listens on just now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === "object" && address !== null ? address.port : 0);
      });
    });
  });
}
