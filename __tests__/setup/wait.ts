/** In milliseconds: less than a test's timeout, after which Jest would not say what was waited for. */
const limit = 50_000;

/** Waits until a condition holds, and rejects with its description if it never does. */
export async function waitUntil(
  condition: string,
  holds: () => boolean | Promise<boolean>,
): Promise<void> {
  const begin = Date.now();
  while (!(await holds())) {
    const waited = Date.now() - begin;
    if (waited > limit) throw new Error(`Waited ${limit} ms in vain until ${condition}`);
    // Asking takes processor time, too.
    await pause(Math.min(10 + waited / 20, 100));
  }
}

/** Waits for some milliseconds. */
export function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
