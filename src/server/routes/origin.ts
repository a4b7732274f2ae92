import type { FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { isLoopback } from "../is-loopback";
import {
  formTokenHeader,
  honeypotHeader,
  idempotencyKeyHeader,
} from "../../domain/submission-protocol";

/** Whose page sent a request: this server's own, one in ALLOWED_ORIGINS, or any other site's. */
export type OriginKind = "own" | "allowed" | "foreign";

declare module "fastify" {
  interface FastifyRequest {
    originKind: OriginKind;
  }
}

export type OriginOptions = {
  /** The origins at which visitors reach this server. Loopback is always one of them. */
  own: readonly string[];
  /** The origins of other sites whose pages may send forms. */
  allowed: readonly string[];
};

/** Classifies every request by Host, Origin and Sec-Fetch-Site, and lets allowed sites read responses (CORS). */
export const originPlugin = fastifyPlugin<OriginOptions>((app, options, done) => {
  if (options.own.length === 0) {
    app.log.info("PUBLIC_URL is not set: forms are accepted on this machine only");
  }
  const ownHosts = new Set(options.own.map((origin) => new URL(origin).host));

  app.decorateRequest("originKind", "foreign");
  app.addHook("onRequest", async (request, reply) => {
    reply.header("Vary", "Origin");
    if (!isLoopbackHost(request.host) && !ownHosts.has(withoutDefaultPort(request.host))) {
      request.log.warn("a request to an unknown host was refused; PUBLIC_URL lists the known ones");
      return;
    }
    request.originKind = classifyOrigin(request, options);
    if (request.originKind === "allowed") {
      reply.headers(corsHeaders).header("Access-Control-Allow-Origin", request.headers.origin);
    }
  });
  done();
});

/**
 * Returns the origin under which a visitor of this host sees the site: https if PUBLIC_URL lists the host, or
 * this machine. Undefined for any other host.
 */
export function trustedOrigin(host: string, own: readonly string[]): string | undefined {
  const listed = own.find(
    (origin) => origin === `https://${host.toLowerCase().replace(/:443$/, "")}`,
  );
  return listed ?? (isLoopbackHost(host) ? `http://${host.toLowerCase()}` : undefined);
}

function classifyOrigin(request: FastifyRequest, { own, allowed }: OriginOptions): OriginKind {
  const { origin } = request.headers;
  // Browsers send Origin with every post and every cross-origin fetch, but not when a link is followed.
  if (origin === undefined) return isSentByAnotherSite(request) ? "foreign" : "own";
  if (allowed.includes(origin)) return "allowed";
  return own.includes(origin) || isSameLoopback(origin, request.host) ? "own" : "foreign";
}

function isSentByAnotherSite({ headers, method }: FastifyRequest): boolean {
  const site = headers["sec-fetch-site"];
  const isFollowedLink = headers["sec-fetch-mode"] === "navigate" && /^(GET|HEAD)$/.test(method);
  return (site === "cross-site" || site === "same-site") && !isFollowedLink;
}

/** Any port of this machine is its own origin: another program's page must not send forms here. */
function isSameLoopback(origin: string, host: string): boolean {
  return (
    isLoopbackHost(host) && URL.canParse(origin) && new URL(origin).host === host.toLowerCase()
  );
}

function isLoopbackHost(host: string): boolean {
  return isLoopback(host.toLowerCase().replace(/:\d{1,5}$/, ""));
}

function withoutDefaultPort(host: string): string {
  return host.toLowerCase().replace(/:(80|443)$/, "");
}

const corsHeaders = {
  "Access-Control-Allow-Methods": "GET, POST",
  "Access-Control-Allow-Headers": `Content-Type, ${idempotencyKeyHeader}, ${formTokenHeader}, ${honeypotHeader}`,
  "Access-Control-Expose-Headers": "Retry-After",
  "Access-Control-Max-Age": "600",
};
