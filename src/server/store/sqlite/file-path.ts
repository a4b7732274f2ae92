import { fileURLToPath } from "node:url";

/** The path in a `file:` URL, which may be relative (`file:data/submissions.db`). */
export function filePath(url: string): string {
  const withoutQuery = url.replace(/[?#].*$/, "");
  return withoutQuery.startsWith("file:/") ? fileURLToPath(withoutQuery) : withoutQuery.slice(5);
}
