import { createHash } from "node:crypto";

/** A hash that two submissions share only if they are the same form with the same content. */
export function fingerprintOf(kind: string, fields: Readonly<Record<string, unknown>>): string {
  const content = JSON.stringify([kind, Object.entries(fields).sort()]);
  return createHash("sha256").update(content).digest("base64url");
}
