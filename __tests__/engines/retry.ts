import { setTimeout as sleep } from "node:timers/promises";

/** The milliseconds that a state may take to come on a busy machine. */
const timeout = 60_000;

/** Calls an action until it succeeds. @throws the last failure, once the time is over */
export async function retry<Value>(action: () => Promise<Value>): Promise<Value> {
  const end = Date.now() + timeout;
  for (;;) {
    try {
      return await action();
    } catch (failure) {
      if (Date.now() > end) throw failure;
      await sleep(50);
    }
  }
}
