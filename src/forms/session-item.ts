/** Values for as long as the tab lives. Storage may be blocked, full, or hold what an older version of the site wrote. */

export function readSessionItem(key: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    return typeof value === "object" ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Stores a value under a key; `undefined` removes the key. */
export function writeSessionItem(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The forms work without it.
  }
}
