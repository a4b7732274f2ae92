/** Waits until a condition holds. Rejects with its description after `limit` milliseconds. */
export async function until(
  condition: string,
  holds: () => boolean | Promise<boolean>,
  limit = 30_000,
): Promise<void> {
  const end = Date.now() + limit;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Waited ${limit} ms in vain until ${condition}`);
    await pause(10);
  }
}

/** Waits for some milliseconds. */
export function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
