/** Why a post failed, in the visitor's terms rather than the protocol's. */
export type PostFailure = "offline" | "timeout" | "tooMany" | "refused" | "server";

export type PostResult =
  | { readonly kind: "ok" }
  /** The server found fields wrong: its message for each, by the field's name. */
  | { readonly kind: "invalid"; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: PostFailure };

/** Statuses that say the request itself is at fault, so that sending it again unchanged is no help. */
const refusals: readonly number[] = [400, 403, 413, 415, 422];

/**
 * Posts a JSON body and says what became of it. Never throws: whatever goes wrong is an answer too.
 * The body of a successful answer is not read, and may be anything.
 */
export async function postJson(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  { timeoutMs = 15_000 }: { timeoutMs?: number } = {},
): Promise<PostResult> {
  // AbortSignal.timeout() would be shorter, and is missing in browsers that the site still serves.
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
      // A followed redirect may turn the post into a GET and end in a 200 that nobody's form reached.
      redirect: "manual",
      signal: timeout.signal,
    });
    return await outcome(response);
  } catch {
    return { kind: timeout.signal.aborted ? "timeout" : "offline" };
  } finally {
    clearTimeout(timer);
  }
}

async function outcome(response: Response): Promise<PostResult> {
  if (response.ok) return { kind: "ok" };
  if (response.status === 429) return { kind: "tooMany" };
  if (response.status === 422) {
    const errors = fieldErrors(await jsonOrNull(response));
    if (Object.keys(errors).length > 0) return { kind: "invalid", errors };
  }
  return { kind: refusals.includes(response.status) ? "refused" : "server" };
}

/** The answer's JSON, or null where it is something else, such as a proxy's HTML page. */
async function jsonOrNull(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function fieldErrors(answer: unknown): Record<string, string> {
  if (typeof answer !== "object" || answer === null || !("errors" in answer)) return {};
  const messages = Object.entries(answer.errors ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(messages);
}
