/** Waiting for a state, never for a time. */
import { setTimeout as sleep } from "node:timers/promises";

/** In milliseconds; how long a state may take to come on a busy machine. */
const patience = 15_000;

/**
 * Calls an action until it succeeds.
 * @throws the last failure, once the patience is over
 */
export async function retry<Value>(action: () => Promise<Value>): Promise<Value> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await action();
    } catch (failure) {
      if (Date.now() > end) throw failure;
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
