import { isOwnServer } from "./api-host";
import { randomUuid } from "./random-uuid";
import { readSessionItem, writeSessionItem } from "./session-item";

/**
 * What accompanies a form without being part of it: the headers beside the JSON body, for this site's
 * own server only. Any other host gets the body and nothing else.
 */
export interface Envelope {
  /** The visitor has begun to fill the form in: asks the server to sign the time, once. */
  begin(): void;
  /** The headers for a body. The same body always gets the same key, so that no retry counts twice. */
  headers(body: unknown, website: string): Record<string, string>;
  /** The form has arrived: what comes next is another one. */
  arrived(): void;
}

/** @param form names the form within the tab */
export function createEnvelope(form: string): Envelope {
  const storageKey = `sent:${form}`;
  let token: string | undefined;
  let hasBegun = false;

  let attempt: Attempt | undefined;

  /** Kept in the tab's storage too: after a timeout, a reload must not make a second form of the retry. */
  const keyFor = (content: string): string => {
    const last = attempt ?? storedAttempt(storageKey);
    attempt = last?.content === content ? last : { content, key: randomUuid() };
    writeSessionItem(storageKey, attempt);
    return attempt.key;
  };

  return {
    begin() {
      if (hasBegun || !isOwnServer()) return;
      hasBegun = true;
      void fetchToken().then((signedTime) => {
        token = signedTime;
      });
    },
    headers(body, website) {
      if (!isOwnServer()) return {};
      return {
        "Idempotency-Key": keyFor(JSON.stringify(body)),
        ...(token !== undefined && { "X-Form-Token": token }),
        // Encoded, for a header holds only Latin letters: fetch would throw on any other.
        ...(website !== "" && { "X-Form-Website": encodeURIComponent(website) }),
      };
    },
    arrived() {
      token = undefined;
      hasBegun = false;
      attempt = undefined;
      writeSessionItem(storageKey, undefined);
    },
  };
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

/** Without a token the form is sent all the same, so whatever goes wrong here is nobody's trouble. */
async function fetchToken(): Promise<string | undefined> {
  try {
    const response = await fetch("/mainsite/form-token", { cache: "no-store" });
    const answer: unknown = await response.json();
    const token = typeof answer === "object" && answer !== null && Reflect.get(answer, "token");
    return response.ok && typeof token === "string" ? token : undefined;
  } catch {
    return undefined;
  }
}
