export type PostFailure = "offline" | "timeout" | "tooMany" | "refused" | "server";

export type PostResult =
  | { readonly kind: "ok" }
  /** The server's error messages by field name. */
  | { readonly kind: "invalid"; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: PostFailure };

/** Statuses that blame the request itself: sending it again unchanged would not help. */
const refusals: readonly number[] = [400, 403, 413, 415, 422];

/** Posts a JSON body, and never throws: every failure is an outcome too. */
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
  } catch (error) {
    if (error instanceof SyntaxError) return { kind: "server" };
    return { kind: signal.aborted ? "timeout" : "offline" };
  }
}

/** A refusal without a reason in JSON is from something in front of the server, such as a check for robots. */
async function outcome(response: Response): Promise<PostResult> {
  if (response.ok) return { kind: "ok" };
  if (response.status === 429) return { kind: "tooMany" };
  if (!refusals.includes(response.status)) return { kind: "server" };
  const problem: unknown = JSON.parse(await response.text());
  const isOwn =
    typeof problem === "object" && problem !== null && ("error" in problem || "errors" in problem);
  if (!isOwn) return { kind: "server" };
  const errors = Object.entries("errors" in problem ? (problem.errors ?? {}) : {}).filter(
    ([, error]) => typeof error === "string",
  );
  const isInvalid = response.status === 422 && errors.length > 0;
  return isInvalid
    ? { kind: "invalid", errors: Object.fromEntries<string>(errors) }
    : { kind: "refused" };
}
