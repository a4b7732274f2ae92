/** Exchanges the code of a login at GitHub for a token (docs.github.com, "Authorizing OAuth apps"). */
import { z } from "zod";

/** Where GitHub is, and how long it may take to reply, in milliseconds. */
export type Github = { url: string; timeLimit: number };

export const publicGithub: Github = { url: "https://github.com", timeLimit: 10_000 };

/** The message holds nothing secret. */
export class GithubError extends Error {}

/** GitHub replies 200 to a wrong code too. */
const replySchema = z.union([
  z.object({ access_token: z.string().regex(/^[\w.-]{1,500}$/) }),
  z.object({ error: z.string().regex(/^[a-z_]{1,60}$/) }),
]);

/**
 * @param login GitHub's parameters: client_id, client_secret, code and redirect_uri
 * @throws {GithubError} if GitHub refuses, cannot be reached, or is too slow
 */
export async function fetchGithubToken(
  { url, timeLimit }: Github,
  login: Record<string, string>,
): Promise<string> {
  const signal = AbortSignal.timeout(timeLimit);
  const response = await fetch(new URL("/login/oauth/access_token", url), {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams(login),
    redirect: "error",
    signal,
  }).catch(() => {
    throw new GithubError(signal.aborted ? "no reply in time" : "no readable reply");
  });
  if (!response.ok) throw new GithubError(`status ${response.status}`);
  const reply = replySchema.safeParse(await response.json().catch(() => undefined)).data;
  if (reply === undefined) throw new GithubError("unreadable reply");
  if ("error" in reply) throw new GithubError(reply.error);
  return reply.access_token;
}
