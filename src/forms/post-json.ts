import type { Messages } from "../domain/form-definition";

export type PostFailure = "offline" | "timeout" | "tooMany" | "refused" | "server";

export type PostResult =
  | { readonly kind: "ok" }
  /** The server's error messages by field name. */
  | { readonly kind: "invalid"; readonly errors: Messages }
  /** Of a page that sends its forms elsewhere, the address of the one that may send this. */
  | { readonly kind: PostFailure; readonly page?: string };

interface PostOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether a server of this project is there, whose success is JSON. Of any other host, only the status is known. */
  readonly isOwnServer: boolean;
  readonly timeoutMs?: number;
}

/** Statuses that blame the request itself: sending it again unchanged would not help. */
const refusals: readonly number[] = [400, 403, 413, 415, 422];

/** Posts a JSON body, and never throws: every failure is an outcome too. */
export async function postJson(
  url: string,
  body: unknown,
  { headers = {}, isOwnServer, timeoutMs = 15_000 }: PostOptions,
): Promise<PostResult> {
  // oxlint-disable-next-line syntax/no-restricted-properties -- Chrome 109 lacks the name of its reason only.
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
    return await readOutcome(response, isOwnServer);
  } catch (error) {
    if (error instanceof SyntaxError) return { kind: "server" };
    return { kind: signal.aborted ? "timeout" : "offline" };
  }
}

/** An answer without our JSON is not from our server, but from a network's sign-in page, for instance, or a check for robots. */
async function readOutcome(response: Response, isOwnServer: boolean): Promise<PostResult> {
  const { ok, status } = response;
  if (ok && !isOwnServer) return { kind: "ok" };
  if (status === 429) return { kind: "tooMany" };
  if (!ok && !refusals.includes(status)) return { kind: "server" };
  const answer: unknown = JSON.parse(await response.text());
  const { id, error, errors, page }: Partial<Record<string, unknown>> = Object.assign({}, answer);
  if (ok) return { kind: id === undefined ? "server" : "ok" };
  if (error === undefined && errors === undefined) return { kind: "server" };
  const messages = Object.entries<unknown>(Object.assign({}, errors)).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return status === 422 && messages.length > 0
    ? { kind: "invalid", errors: Object.fromEntries(messages) }
    : { kind: "refused", ...(typeof page === "string" && { page }) };
}
