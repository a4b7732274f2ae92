/** In milliseconds: for conditions that never hold, and longer than a busy machine needs for any other. */
const limit = 200_000;

/** Waits until a condition holds, and rejects with its description if it never does. */
export async function until(
  condition: string,
  holds: () => boolean | Promise<boolean>,
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
