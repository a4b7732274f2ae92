import type { FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
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

/** Classifies the Origin of every request, and lets pages of allowed sites read the response (CORS). */
export const originPlugin = fastifyPlugin<{ allowed: readonly string[] }>(
  (app, { allowed }, done) => {
    app.decorateRequest("originKind", "foreign");
    app.addHook("onRequest", async (request, reply) => {
      request.originKind = classifyOrigin(request, allowed);
      reply.header("Vary", "Origin");
      if (request.originKind === "allowed") {
        reply.headers(corsHeaders).header("Access-Control-Allow-Origin", request.headers.origin);
      }
    });
    done();
  },
);

function classifyOrigin(request: FastifyRequest, allowed: readonly string[]): OriginKind {
  const { origin } = request.headers;
  // Browsers send the header with every post and every cross-origin request.
  if (origin === undefined) return "own";
  if (allowed.includes(origin)) return "allowed";
  // The scheme is ignored: behind a proxy that terminates TLS the server sees http, the browser https.
  return URL.canParse(origin) && new URL(origin).host === request.host ? "own" : "foreign";
}

const corsHeaders = {
  "Access-Control-Allow-Methods": "GET, POST",
  "Access-Control-Allow-Headers": `Content-Type, ${idempotencyKeyHeader}, ${formTokenHeader}, ${honeypotHeader}`,
  "Access-Control-Expose-Headers": "Retry-After",
  "Access-Control-Max-Age": "600",
};
