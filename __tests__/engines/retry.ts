import { setTimeout as sleep } from "node:timers/promises";

/** In milliseconds: how long a state may take to come on a busy machine. */
const patience = 20_000;

/** Calls an action until it succeeds. @throws the last failure, once the patience is over */
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
