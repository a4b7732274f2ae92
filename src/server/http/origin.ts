import type { FastifyInstance, FastifyRequest } from "fastify";
import { honeypotHeader, idempotencyKeyHeader } from "../../domain/submission-protocol";
import { isLoopback } from "../settings";

declare module "fastify" {
  interface FastifyRequest {
    /** Whose page sent it: this server's own, one in ALLOWED_ORIGINS, or any other site's. */
    originKind: "own" | "allowed" | "foreign";
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
  app.decorateRequest("originKind", "foreign");
  app.addHook("onRequest", async (request, reply) => {
    reply.headers({ "Cache-Control": "no-store", Vary: "Origin" });
    const host = withoutDefaultPort(request.host);
    const isOwnHost = own.length === 0 || own.some((origin) => new URL(origin).host === host);
    if (!isOwnHost && !isLoopbackHost(host)) {
      request.log.warn("a request to an unknown host was refused; PUBLIC_URL lists the known ones");
      return;
    }
    const { origin } = request.headers;
    if (origin !== undefined && app.settings.ALLOWED_ORIGINS.includes(origin)) {
      request.originKind = "allowed";
      reply.headers(corsHeaders).header("Access-Control-Allow-Origin", origin);
    } else if (isOwn(request, own)) request.originKind = "own";
  });
}

function isOwn({ host, headers }: FastifyRequest, own: readonly string[]): boolean {
  const { origin, "sec-fetch-site": site = "" } = headers;
  // Browsers send Origin with every post and every cross-origin fetch.
  if (origin === undefined) return !/^(cross|same)-site$/.test(site);
  if (own.includes(origin)) return true;
  // Hardened browsers and some proxies hide Origin or change Host, and no page can set Sec-Fetch-Site.
  const mayBeHidden = origin === "null" || own.length === 0;
  if (mayBeHidden && site === "same-origin") return true;
  // Any port of this machine is its own origin: another program's page must not send forms here.
  const isSameHost = URL.canParse(origin) && new URL(origin).host === withoutDefaultPort(host);
  return isSameHost && (own.length === 0 || isLoopbackHost(host));
}

/** Whether a host with its port means this machine. */
export function isLoopbackHost(host: string): boolean {
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
