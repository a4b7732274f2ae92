/** Exchanges the code of a login at GitHub for a token (docs.github.com, "Authorizing OAuth apps"). */
import { z } from "zod";

/** Where GitHub is, and how long it may take to reply, in milliseconds. */
export type Github = { url: string; timeLimit: number };

export const publicGithub: Github = { url: "https://github.com", timeLimit: 10_000 };

type Login = { id: string; secret: string; code: string; redirectUri: string };

/** The message holds nothing secret. */
export class GithubError extends Error {}

/** GitHub replies 200 to a wrong code too. */
const replySchema = z.union([
  z.object({ access_token: z.string().regex(/^[\w.-]{1,500}$/) }),
  z.object({ error: z.string().regex(/^[a-z_]{1,60}$/) }),
]);

/** @throws {GithubError} if GitHub refuses, cannot be reached, or is too slow */
export async function fetchGithubToken(github: Github, login: Login): Promise<string> {
  const reply = replySchema.safeParse(await post(github, login)).data;
  if (reply === undefined) throw new GithubError("unreadable reply");
  if ("error" in reply) throw new GithubError(reply.error);
  return reply.access_token;
}

async function post({ url, timeLimit }: Github, login: Login): Promise<unknown> {
  const signal = AbortSignal.timeout(timeLimit);
  try {
    const response = await fetch(new URL("/login/oauth/access_token", url), {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams({
        client_id: login.id,
        client_secret: login.secret,
        code: login.code,
        redirect_uri: login.redirectUri,
      }),
      redirect: "error",
      signal,
    });
    if (!response.ok) throw new GithubError(`status ${response.status}`);
    return await response.json();
  } catch (error) {
    if (error instanceof GithubError) throw error;
    throw new GithubError(signal.aborted ? "no reply in time" : "no readable reply");
  }
}
