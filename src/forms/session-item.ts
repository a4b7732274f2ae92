type StoredTexts = Record<string, string>;

/** Texts for as long as the tab lives. Storage may be blocked, full, or hold what an older version of the site wrote. */

export function readSessionItem(key: string): Readonly<StoredTexts> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    const texts = Object.entries(value ?? {}).filter(([, text]) => typeof text === "string");
    return Object.fromEntries<string>(texts);
  } catch {
    return {};
  }
}

/** Stores texts under a key; `undefined` removes the key. */
export function writeSessionItem(key: string, texts: Readonly<StoredTexts> | undefined): void {
  try {
    if (texts === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(texts));
  } catch {
    // The forms work without it.
  }
}
