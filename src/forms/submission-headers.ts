import { honeypotHeader, idempotencyKeyHeader } from "../domain/submission-protocol";
import { apiHost } from "./api-host";
import { readSessionItem, writeSessionItem } from "./session-item";

/**
 * The headers that accompany a form's JSON body. Only this site's own server gets them; others receive the body alone.
 * @param form identifies the form within the tab
 */
export function createSubmissionHeaders(form: string) {
  const storageKey = `sent:${form}`;
  let attempt: Attempt | undefined;

  /** Stored for the tab, because a retry after a timeout may follow a reload. */
  const keyFor = (content: string): string => {
    const last = attempt ?? storedAttempt(storageKey);
    attempt = last?.content === content ? last : { content, key: randomKey() };
    writeSessionItem(storageKey, attempt);
    return attempt.key;
  };

  return {
    /** Returns the headers for a body. The same body keeps its key, so that a retry is not stored twice. */
    headersFor(body: unknown, honeypot: string): Record<string, string> {
      if (apiHost() !== "") return {};
      return {
        [idempotencyKeyHeader]: keyFor(JSON.stringify(body)),
        // fetch throws on header values outside Latin-1.
        ...(honeypot !== "" && { [honeypotHeader]: encodeURIComponent(honeypot) }),
      };
    },
    /** Forgets the key after a successful submission: the next one needs its own. */
    reset() {
      attempt = undefined;
      writeSessionItem(storageKey, undefined);
    },
  };
}

/** Unlike `crypto.randomUUID`, it also works on pages served over http. */
function randomKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}

interface Attempt {
  readonly content: string;
  readonly key: string;
}

function storedAttempt(storageKey: string): Attempt | undefined {
  const stored = readSessionItem(storageKey);
  if (typeof stored !== "object" || stored === null) return undefined;
  if (!("content" in stored && "key" in stored)) return undefined;
  const { content, key } = stored;
  return typeof content === "string" && typeof key === "string" ? { content, key } : undefined;
}
