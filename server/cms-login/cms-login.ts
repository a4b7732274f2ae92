/** Logs editors of the CMS in at GitHub, because a page must not contain the client secret (decapcms.org/docs/backends-overview). */
import { createHash } from "node:crypto";
import fastifyOauth2, { type OAuth2Namespace } from "@fastify/oauth2";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { HttpError } from "../http/http-error";
import { isLoopbackHost } from "../http/origin";

declare module "fastify" {
  interface FastifyInstance {
    github: OAuth2Namespace;
  }
}

/** How long a login may take from the click to GitHub's reply, in seconds. */
const loginTimeout = 600;

/** How long GitHub may take to reply, in milliseconds. */
const githubTimeout = 10_000;

export const publicGithub = "https://github.com";

const callbackPath = "/api/cms/callback";

/** @param options.github the address of GitHub, or of a fake in tests */
export async function addCmsLoginRoutes(app: FastifyInstance, { github }: { github: string }) {
  const { GITHUB_CLIENT_ID: id, GITHUB_CLIENT_SECRET: secret, PUBLIC_URL } = app.settings;
  if (id === undefined || secret === undefined) return;

  /** Returns the origin of this site's pages. A Host that PUBLIC_URL does not list is refused. */
  const readOrigin = ({ host }: FastifyRequest): string => {
    const secure = `https://${host.toLowerCase().replace(/:443$/, "")}`;
    if (PUBLIC_URL.includes(secure)) return secure;
    if (isLoopbackHost(host)) return `http://${host.toLowerCase()}`;
    throw new HttpError(403, "The login needs https, and a host that PUBLIC_URL lists");
  };

  app.addHook("onRequest", async (request, reply) => {
    reply.headers({
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
      "X-Robots-Tag": "noindex",
      // With any other value, even on a redirect, the browser would clear window.opener.
      "Cross-Origin-Opener-Policy": "unsafe-none",
    });
    readOrigin(request);
  });
  app.setErrorHandler(async (error, request, reply) => {
    if (!(error instanceof HttpError)) throw error;
    request.log.warn(`a login to the CMS was refused: ${error.message}`);
    const line = `${error.message}. Close this window and try again.\n`;
    return reply.code(error.statusCode).type("text/plain; charset=utf-8").send(line);
  });

  await app.register(fastifyOauth2, {
    name: "github",
    scope: ["repo"],
    credentials: {
      client: { id, secret },
      auth: {
        tokenHost: github,
        tokenPath: "/login/oauth/access_token",
        authorizePath: "/login/oauth/authorize",
      },
      http: { timeout: githubTimeout },
      options: { authorizationMethod: "body" },
    },
    startRedirectPath: "/api/cms/auth",
    callbackUri: (request) => readOrigin(request) + callbackPath,
    cookie: { path: "/", maxAge: loginTimeout },
    // Browsers accept cookies with this prefix over https only.
    hostPrefixedCookies: PUBLIC_URL.some((url) => url.startsWith("https:")),
  });

  app.get<{ Querystring: Record<string, unknown> }>(callbackPath, async (request, reply) => {
    if (typeof request.query.code !== "string") {
      throw new HttpError(403, "GitHub did not allow the login");
    }
    const { token } = await app.github
      .getAccessTokenFromAuthorizationCodeFlow(request, reply)
      .catch((error: unknown) => {
        const isState = error instanceof Error && error.message === "Invalid state";
        throw isState ? notStartedError : toLoginError("no readable reply");
      });
    const tokenReply = tokenReplySchema.safeParse(token).data;
    if (tokenReply === undefined) throw toLoginError("unreadable reply");
    if ("error" in tokenReply) throw toLoginError(tokenReply.error);
    reply.header("Content-Security-Policy", policy).type("text/html; charset=utf-8");
    return reply.send(renderPage(readOrigin(request), tokenReply.access_token));
  });
}

/** GitHub's reply to a code. Its status is 200 for a wrong code too. */
const tokenReplySchema = z.union([
  z.object({ access_token: z.string().regex(/^[\w.-]{1,500}$/) }),
  z.object({ error: z.string().regex(/^[a-z_]{1,60}$/) }),
]);

const notStartedError = new HttpError(403, "This login was not started here");

function toLoginError(reason: string): HttpError {
  return new HttpError(502, `GitHub gave no token: ${reason}`);
}

/** Hands the token to Decap CMS (3.16), which replies to the first message and closes the window after the second. */
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

const hash = createHash("sha256").update(script).digest("base64");

const policy = `default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Renders the page in the window of a login. Origin and token have no characters that HTML would need escaped. */
function renderPage(origin: string, token: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Logging in</title></head><body data-origin="${origin}" data-token="${token}"><p>Logging in…</p><script>${script}</script></body></html>
`;
}
