// Whoever waits for other processes needs more than the usual five seconds on a busy machine.
jest.setTimeout(30_000);

/** Waits until something is so. Fails after `limit` milliseconds, naming what was waited for. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  limit = 10_000,
): Promise<void> {
  const end = Date.now() + limit;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited ${limit} ms in vain: ${what}`);
    await pause(10);
  }
}

/** Lets some time pass, in milliseconds. */
export function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
