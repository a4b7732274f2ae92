import type { FastifyInstance, FastifyRequest } from "fastify";
import { honeypotHeader, idempotencyKeyHeader } from "../../src/domain/submission-protocol";
import { isLoopback } from "../is-loopback";

declare module "fastify" {
  interface FastifyRequest {
    /** Whose page sent the request: this server's own, one in ALLOWED_ORIGINS, or any other site's. */
    originKind: "own" | "allowed" | "foreign";
  }
}

/**
 * Classifies every request by Origin, Host and Sec-Fetch-Site, and lets pages of allowed sites read responses (CORS). See
 * docs/decisions/0034.
 */
export function classifyOrigins(app: FastifyInstance): void {
  const { PUBLIC_URL: own, ALLOWED_ORIGINS: allowed } = app.settings;
  if (own.length === 0) {
    app.log.warn(
      "PUBLIC_URL is not set: forms are accepted at every host that leads here. Set it to the address that " +
        "visitors see, such as https://www.example.com, to accept them at that address alone.",
    );
  }
  app.decorateRequest("originKind", "foreign");
  app.addHook("onRequest", async (request, reply) => {
    reply.headers({ "Cache-Control": "no-store", Vary: "Origin" });
    const { origin } = request.headers;
    if (origin !== undefined && allowed.includes(origin)) {
      request.originKind = "allowed";
      reply.headers(corsHeaders).header("Access-Control-Allow-Origin", origin);
    } else if (isOwnPage(request, own)) request.originKind = "own";
  });
}

function isOwnPage({ host, headers }: FastifyRequest, own: readonly string[]): boolean {
  const { origin, "sec-fetch-site": site = "" } = headers;
  const name = host.toLowerCase().replace(/:(80|443)$/, "");
  const isAnyHost = own.length === 0;
  const isKnownHost =
    isAnyHost || isLoopbackHost(host) || own.some((url) => new URL(url).host === name);
  // Browsers send Origin with every POST and every cross-origin fetch, and no page can set Sec-Fetch-Site.
  if (origin === undefined) return isKnownHost && !/^(cross|same)-site$/.test(site);
  // Some browsers are configured to hide the origin.
  if (origin === "null") return isKnownHost && site === "same-origin";
  // A proxy may have changed Host, but never Origin, which is the page's address in the browser.
  if (own.includes(origin) || (isAnyHost && site === "same-origin")) return true;
  // Each port of this machine is another origin: the page of another program must not send forms here.
  const isSameHost = URL.canParse(origin) && new URL(origin).host === name;
  return isSameHost && (isAnyHost || isLoopbackHost(host));
}

/** Logs why a form was refused as another site's, and what to do if it was the operator's own. */
export function logForeignSubmission({ log, host, headers }: FastifyRequest): void {
  const origin = headers.origin?.slice(0, 200);
  log.warn(
    { origin, host: host.slice(0, 200) },
    "a form was refused because its page's origin is not this host. If it is your site's address, list it in PUBLIC_URL, " +
      "and let the proxy pass the visitor's Host on (in Apache by ProxyPreserveHost On)",
  );
}

/** Whether a host, with or without a port, is this machine. */
export function isLoopbackHost(host: string): boolean {
  return isLoopback(host.toLowerCase().replace(/:\d{1,5}$/, ""));
}

const corsHeaders = {
  "Access-Control-Allow-Methods": "GET, POST",
  "Access-Control-Allow-Headers": `Content-Type, ${idempotencyKeyHeader}, ${honeypotHeader}`,
  "Access-Control-Expose-Headers": "Retry-After",
  "Access-Control-Max-Age": "600",
};
