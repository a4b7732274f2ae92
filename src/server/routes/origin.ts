import type { FastifyRequest } from "fastify";
import {
  formTokenHeader,
  honeypotHeader,
  idempotencyKeyHeader,
} from "../../domain/submission-protocol";

/** Where a request comes from, as far as its browser tells. */
export type Sender = "own site" | "allowed site" | "foreign site";

/**
 * Judges the Origin header. A request without one does not come from another site's page: browsers send it
 * with every post and with every call across sites.
 * @param allowed the origins of other sites that may use the forms
 */
export function judgeOrigin(request: FastifyRequest, allowed: readonly string[]): Sender {
  const { origin } = request.headers;
  if (origin === undefined) return "own site";
  if (allowed.includes(origin)) return "allowed site";
  // The scheme is left out: behind a proxy that ends TLS the server sees http where the browser saw https.
  return URL.canParse(origin) && new URL(origin).host === request.host
    ? "own site"
    : "foreign site";
}

/** The CORS headers with which the page of an allowed site may make the call and read the answer. */
export function corsHeaders(origin: string): Record<string, string> {
  return {
    "Access-Control-Allow-Origin": origin,
    "Access-Control-Allow-Methods": "GET, POST",
    "Access-Control-Allow-Headers": `Content-Type, ${idempotencyKeyHeader}, ${formTokenHeader}, ${honeypotHeader}`,
    "Access-Control-Expose-Headers": "Retry-After",
    "Access-Control-Max-Age": "600",
  };
}
