import type { FastifyInstance, FastifyRequest } from "fastify";
import { honeypotHeader, idempotencyKeyHeader } from "../../domain/submission-protocol";
import { isLoopback, type Settings } from "../settings";

/** Whose page sent a request: this server's own, one in ALLOWED_ORIGINS, or any other site's. */
export type OriginKind = "own" | "allowed" | "foreign";

declare module "fastify" {
  interface FastifyRequest {
    originKind: OriginKind;
  }
}

/** Classifies every request by Host, Origin and Sec-Fetch-Site, and lets allowed sites read responses (CORS). */
export function classifyOrigins(app: FastifyInstance): void {
  const { PUBLIC_URL: own } = app.settings;
  if (own.length === 0) {
    app.log.warn(
      "PUBLIC_URL is not set: forms are accepted at every host that leads here. Set it to the address that " +
        "visitors see, such as https://www.example.com, to accept them at that address alone.",
    );
  }
  const ownHosts = new Set(own.map((origin) => new URL(origin).host));

  app.decorateRequest("originKind", "foreign");
  app.addHook("onRequest", async (request, reply) => {
    reply.header("Vary", "Origin");
    const host = withoutDefaultPort(request.host);
    if (ownHosts.size > 0 && !ownHosts.has(host) && !isLoopbackHost(host)) {
      request.log.warn("a request to an unknown host was refused; PUBLIC_URL lists the known ones");
      return;
    }
    request.originKind = classifyOrigin(request, app.settings);
    if (request.originKind === "allowed") {
      reply.headers(corsHeaders).header("Access-Control-Allow-Origin", request.headers.origin);
    }
  });
}

/** The https origin of PUBLIC_URL that has this host, or that of this machine; undefined for any other host. */
export function trustedOrigin(host: string, own: readonly string[]): string | undefined {
  const secure = `https://${host.toLowerCase().replace(/:443$/, "")}`;
  if (own.includes(secure)) return secure;
  return isLoopbackHost(host) ? `http://${host.toLowerCase()}` : undefined;
}

function classifyOrigin(
  request: FastifyRequest,
  { PUBLIC_URL: own, ALLOWED_ORIGINS: allowed }: Settings,
): OriginKind {
  const { host, headers } = request;
  const { origin } = headers;
  // Browsers send Origin with every post and every cross-origin fetch, but not when a link is followed.
  if (origin === undefined) return isSentByAnotherSite(request) ? "foreign" : "own";
  // Hardened browsers and some proxies hide it, and no page can set Sec-Fetch-Site.
  if (origin === "null") return headers["sec-fetch-site"] === "same-origin" ? "own" : "foreign";
  if (allowed.includes(origin)) return "allowed";
  if (own.includes(origin)) return "own";
  if (own.length > 0 && !isLoopbackHost(host)) return "foreign";
  if (isSameHost(origin, host)) return "own";
  // No page can set Sec-Fetch-Site, and a proxy may have changed Host.
  return own.length === 0 && headers["sec-fetch-site"] === "same-origin" ? "own" : "foreign";
}

function isSentByAnotherSite({ headers, method }: FastifyRequest): boolean {
  const site = headers["sec-fetch-site"];
  const isFollowedLink = headers["sec-fetch-mode"] === "navigate" && /^(GET|HEAD)$/.test(method);
  return (site === "cross-site" || site === "same-site") && !isFollowedLink;
}

/** Any port of this machine is its own origin: another program's page must not send forms here. */
function isSameHost(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === withoutDefaultPort(host);
}

function isLoopbackHost(host: string): boolean {
  return isLoopback(host.toLowerCase().replace(/:\d{1,5}$/, ""));
}

function withoutDefaultPort(host: string): string {
  return host.toLowerCase().replace(/:(80|443)$/, "");
}

const corsHeaders = {
  "Access-Control-Allow-Methods": "GET, POST",
  "Access-Control-Allow-Headers": `Content-Type, ${idempotencyKeyHeader}, ${honeypotHeader}`,
  "Access-Control-Expose-Headers": "Retry-After",
  "Access-Control-Max-Age": "600",
};
