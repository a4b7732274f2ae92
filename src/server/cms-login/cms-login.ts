/** Logs editors of the CMS in at GitHub, whose client secret no page may hold: the routes of decapcms.org/docs/backends-overview. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { cmsLoginPage, cmsLoginPolicy } from "./login-page";
import { fetchGithubToken, type Github, GithubError } from "./github-token";
import { createLoginStates, longestLogin } from "./login-state";
import { trustedOrigin } from "../http/origin";
import { limitAddresses } from "../http/rate-limit";

const callbackPath = "/api/cms/callback";

/** @param options.github where GitHub is; tests have their own */
export function cmsLoginRoutes(
  app: FastifyInstance,
  { github }: { github: Github },
  done: () => void,
): void {
  const { settings } = app;
  const { GITHUB_CLIENT_ID: id, GITHUB_CLIENT_SECRET: secret } = settings;
  if (id === undefined || secret === undefined) {
    done();
    return;
  }
  const limitRate = limitAddresses(app);
  const states = createLoginStates(secret);

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
    if (!(error instanceof LoginError)) throw error;
    request.log.warn(`a login to the CMS was refused: ${error.message}`);
    const line = `${error.message}. Close this window and try again.\n`;
    return reply.code(error.statusCode).type("text/plain; charset=utf-8").send(line);
  });

  app.get("/api/cms/auth", async (request, reply) => {
    const origin = originOf(request);
    const state = states.issue();
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
    if (!states.accept(state, expected))
      throw new LoginError(403, "This login was not started here");
    if (typeof code !== "string") throw new LoginError(403, "GitHub did not allow the login");
    const wait = await limitRate(request);
    if (wait > 0) {
      reply.header("Retry-After", wait);
      throw new LoginError(429, "There were too many logins");
    }
    try {
      const redirect = { redirect_uri: origin + callbackPath };
      const login = { client_id: id, client_secret: secret, code, ...redirect };
      const token = await fetchGithubToken(github, login);
      reply.header("Content-Security-Policy", cmsLoginPolicy).type("text/html; charset=utf-8");
      return await reply.send(cmsLoginPage(origin, token));
    } catch (error) {
      if (!(error instanceof GithubError)) throw error;
      request.log.error(`GitHub gave no token for the CMS: ${error.message}`);
      throw new LoginError(502, "GitHub gave no token; the server's log says why");
    }
  });
  done();

  /** The origin of this site's pages. Never what a Host header claims. */
  function originOf({ host }: FastifyRequest): string {
    const origin = trustedOrigin(host, settings.PUBLIC_URL);
    if (origin !== undefined) return origin;
    throw new LoginError(403, "The login needs https, and a host that PUBLIC_URL lists");
  }
}

/** The message is for the editor. */
class LoginError extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message);
  }
}

/** Browsers store such a name only if it comes through https, from this host. On this machine there is no https. */
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
