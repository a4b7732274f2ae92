/** Logs editors of the CMS in at GitHub, whose client secret no page may hold (decapcms.org/docs/backends-overview). */
import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { HttpError } from "../http/http-error";
import { trustedOrigin } from "../http/origin";
import { limitAddresses } from "../http/rate-limit";
import { hashSource } from "../http/security-headers";

/** How long a login may take from the click to GitHub's reply, in seconds. */
const longestLogin = 600;

/** Where GitHub is, and how long it may take to reply, in milliseconds. */
export const publicGithub = { url: "https://github.com", timeLimit: 10_000 };

export type Github = typeof publicGithub;

const callbackPath = "/api/cms/callback";

/** @param options.github where GitHub is; tests have their own */
export async function cmsLoginRoutes(app: FastifyInstance, { github }: { github: Github }) {
  const { settings } = app;
  const { GITHUB_CLIENT_ID: id, GITHUB_CLIENT_SECRET: secret } = settings;
  if (id === undefined || secret === undefined) return;
  const isLimited = limitAddresses(app);

  /** The origin of this site's pages. Never what a Host header claims. */
  const originOf = ({ host }: FastifyRequest): string => {
    const origin = trustedOrigin(host, settings.PUBLIC_URL);
    if (origin !== undefined) return origin;
    throw new HttpError(403, "The login needs https, and a host that PUBLIC_URL lists");
  };

  app.addHook("onRequest", async (_request, reply) => {
    reply.headers({
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
      "X-Robots-Tag": "noindex",
      // Any other value, even on a redirect, would cut this window's link to the one that opened it.
      "Cross-Origin-Opener-Policy": "unsafe-none",
    });
  });
  app.setErrorHandler(async (error, request, reply) => {
    if (!(error instanceof HttpError)) throw error;
    request.log.warn(`a login to the CMS was refused: ${error.message}`);
    const line = `${error.message}. Close this window and try again.\n`;
    return reply.code(error.statusCode).type("text/plain; charset=utf-8").send(line);
  });

  app.get("/api/cms/auth", async (request, reply) => {
    const origin = originOf(request);
    // GitHub's reply is recognised by it (RFC 6749, 10.12).
    const state = randomBytes(32).toString("base64url");
    setCookie(reply, origin, state, longestLogin);
    const address = new URL("/login/oauth/authorize", github.url);
    address.search = new URLSearchParams({
      client_id: id,
      redirect_uri: origin + callbackPath,
      scope: settings.GITHUB_SCOPE,
      state,
    }).toString();
    return reply.redirect(address.href, 302);
  });

  app.get<{ Querystring: Record<string, unknown> }>(callbackPath, async (request, reply) => {
    const origin = originOf(request);
    const { code, state } = request.query;
    const expected = cookieOf(request, origin);
    setCookie(reply, origin, "", 0);
    if (!expected || state !== expected) {
      throw new HttpError(403, "This login was not started here");
    }
    if (typeof code !== "string") throw new HttpError(403, "GitHub did not allow the login");
    if (await isLimited(request, reply)) throw new HttpError(429, "There were too many logins");
    const redirect = { redirect_uri: origin + callbackPath };
    const login = { client_id: id, client_secret: secret, code, ...redirect };
    const token = await fetchToken(github, login);
    reply.header("Content-Security-Policy", policy).type("text/html; charset=utf-8");
    return reply.send(pageFor(origin, token));
  });
}

/** GitHub replies 200 even to a wrong code. */
const replySchema = z.union([
  z.object({ access_token: z.string().regex(/^[\w.-]{1,500}$/) }),
  z.object({ error: z.string().regex(/^[a-z_]{1,60}$/) }),
]);

/** Exchanges a login's code for a token (docs.github.com, "Authorizing OAuth apps"), or throws an HttpError. */
async function fetchToken({ url, timeLimit }: Github, login: Record<string, string>) {
  const failure = (reason: string) => new HttpError(502, `GitHub gave no token: ${reason}`);
  const signal = AbortSignal.timeout(timeLimit);
  const response = await fetch(new URL("/login/oauth/access_token", url), {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams(login),
    redirect: "error",
    signal,
  }).catch(() => undefined);
  if (response === undefined) {
    throw failure(signal.aborted ? "no reply in time" : "no readable reply");
  }
  if (!response.ok) throw failure(`status ${response.status}`);
  const reply = replySchema.safeParse(await response.json().catch(() => undefined)).data;
  if (reply === undefined) throw failure("unreadable reply");
  if ("error" in reply) throw failure(reply.error);
  return reply.access_token;
}

/** Browsers store a cookie of this name only over https and from this host. On this machine there is no https. */
const cookieName = (origin: string) =>
  origin.startsWith("https:") ? "__Host-cms-login" : "cms-login";

function setCookie(reply: FastifyReply, origin: string, value: string, maxAge: number): void {
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  reply.header(
    "Set-Cookie",
    `${cookieName(origin)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`,
  );
}

function cookieOf({ headers }: FastifyRequest, origin: string): string | undefined {
  const pattern = new RegExp(`(?:^|; *)${cookieName(origin)}=([^;]*)`);
  return pattern.exec(headers.cookie ?? "")?.[1];
}

/** Decap CMS (3.16) replies to the first message, and closes the window after the second. */
const script = `(() => {
  const { origin, token } = document.body.dataset;
  if (!window.opener) return;
  addEventListener("message", (event) => {
    if (event.origin !== origin || event.source !== window.opener) return;
    const login = JSON.stringify({ token, provider: "github" });
    window.opener.postMessage("authorization:github:success:" + login, origin);
  });
  window.opener.postMessage("authorizing:github", origin);
})();`;

const policy = `default-src 'none'; script-src ${hashSource(script)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The window of a login, which hands the token to the site's own pages. It needs no escaping in HTML. */
function pageFor(origin: string, token: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Logging in</title></head><body data-origin="${origin}" data-token="${token}"><p>Logging in…</p><script>${script}</script></body></html>
`;
}
