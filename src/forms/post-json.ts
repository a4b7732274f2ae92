/** Why a post failed, in terms that matter to the visitor. */
export const postFailures = ["offline", "timeout", "tooMany", "refused", "server"] as const;
export type PostFailure = (typeof postFailures)[number];

export type PostResult =
  | { readonly kind: "ok" }
  /** The server's error messages by field name. */
  | { readonly kind: "invalid"; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: PostFailure };

/** Statuses that blame the request itself: sending it again unchanged would not help. */
const refusals: readonly number[] = [400, 403, 413, 415, 422];

/**
 * Posts a JSON body and returns the outcome. Never throws: every failure is an outcome too.
 * Ignores the body of a successful response.
 */
export async function postJson(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  { timeoutMs = 15_000 }: { timeoutMs?: number } = {},
): Promise<PostResult> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
      // A redirect may turn the post into a GET, whose 200 would not mean that the form was stored.
      redirect: "manual",
      signal,
    });
    return await outcome(response);
  } catch {
    return { kind: signal.aborted ? "timeout" : "offline" };
  }
}

async function outcome(response: Response): Promise<PostResult> {
  if (response.ok) return { kind: "ok" };
  if (response.status === 429) return { kind: "tooMany" };
  if (response.status === 422) {
    const errors = await fieldErrors(response);
    if (Object.keys(errors).length > 0) return { kind: "invalid", errors };
  }
  return { kind: refusals.includes(response.status) ? "refused" : "server" };
}

/** The messages by field name; none if the body is something else, such as a proxy's HTML page. */
async function fieldErrors(response: Response): Promise<Record<string, string>> {
  const text = await response.text();
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== "object" || body === null || !("errors" in body)) return {};
    const messages = Object.entries(body.errors ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    return Object.fromEntries(messages);
  } catch {
    return {};
  }
}
