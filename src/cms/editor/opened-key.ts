import { isObject } from "../in-order";

/** The key under which an entry in the CMS has the version of its file when it was opened. */
export const openedKey = "$opened";

/** Splits an entry into that version and the value of its file. */
export function withoutOpened(entry: unknown): {
  readonly opened: string;
  readonly value: unknown;
} {
  if (!isObject(entry)) return { opened: "", value: entry };
  const { [openedKey]: opened, ...value } = entry;
  return { opened: typeof opened === "string" ? opened : "", value };
}
