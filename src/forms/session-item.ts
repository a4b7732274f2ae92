/**
 * Values kept for as long as the tab lives. Storage may be blocked (every access throws), full, or hold
 * what an older version of the site wrote: then nothing is kept, and nothing breaks.
 */

/** What is kept under a key, of whatever shape, or null. */
export function readSessionItem(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps a value, or forgets it: `undefined` removes the key. */
export function writeSessionItem(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The visitor then works without it.
  }
}
