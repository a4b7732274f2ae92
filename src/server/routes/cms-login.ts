/** Logs editors of the CMS in at GitHub, whose client secret no page may hold: the routes of decapcms.org/docs/backends-overview. */
import { randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { cmsLoginPage, cmsLoginPolicy } from "./cms-login-page";
import { fetchGithubToken, type Github, GithubError } from "./github-token";
import { trustedOrigin } from "./origin";
import { createRateLimiter } from "./rate-limit";

/** In seconds, from the click to GitHub's reply. */
const longestLogin = 600;

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
  const limitRate = createRateLimiter({
    perMinute: settings.RATE_LIMIT_PER_MINUTE,
    perDay: settings.RATE_LIMIT_PER_DAY,
    totalPerMinute: settings.RATE_LIMIT_TOTAL_PER_MINUTE,
  });

  app.addHook("onRequest", async (_request, reply) => {
    reply.headers({
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
      "X-Robots-Tag": "noindex",
      // Any other value, of a redirect too, would part this window from the one that opened it.
      "Cross-Origin-Opener-Policy": "unsafe-none",
    });
  });
  app.setErrorHandler(async (error, request, reply) => {
    if (!(error instanceof LoginError)) throw error;
    return refuse(request, reply, error);
  });

  app.get("/api/cms/auth", async (request, reply) => {
    const origin = originOf(request);
    const state = `${Date.now().toString(36)}.${randomBytes(32).toString("base64url")}`;
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
    // Whatever comes of it, no state is accepted twice.
    setCookie(reply, origin, "", 0);
    if (!isSameState(state, expected)) throw new LoginError(403, "This login was not started here");
    if (typeof code !== "string") throw new LoginError(403, "GitHub did not allow the login");
    const wait = limitRate(request.ip);
    if (wait > 0) {
      reply.header("Retry-After", wait);
      throw new LoginError(429, "There were too many logins");
    }
    try {
      const redirectUri = origin + callbackPath;
      const token = await fetchGithubToken(github, { id, secret, code, redirectUri });
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

function refuse(request: FastifyRequest, reply: FastifyReply, error: LoginError): FastifyReply {
  request.log.warn(`a login to the CMS was refused: ${error.message}`);
  const line = `${error.message}. Close this window and try again.\n`;
  return reply.code(error.statusCode).type("text/plain; charset=utf-8").send(line);
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
  const start = `${cookieName(origin)}=`;
  const pairs = headers.cookie?.split(";").map((pair) => pair.trim()) ?? [];
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
}

function isSameState(given: unknown, expected = ""): boolean {
  const [time = "", random = ""] = expected.split(".");
  const age = (Date.now() - Number.parseInt(time, 36)) / 1000;
  if (typeof given !== "string" || random.length !== 43 || !(age <= longestLogin)) return false;
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
