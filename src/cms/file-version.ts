import { createHash } from "node:crypto";

/** Identifies what a file holds; the page of the CMS computes the same. */
export function fileVersion(bytes: string | Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

export const noFile = "none";
