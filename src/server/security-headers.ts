import type { FastifyInstance } from "fastify";

/** The headers every answer carries, whatever it is. */
const headers = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // For browsers that do not know frame-ancestors.
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
} as const;

/** Holds for an answer that brings no policy of its own; a page's own policy replaces it. */
const basePolicy = "base-uri 'self'; object-src 'none'; frame-ancestors 'none'";

/** What an answer's headers depend on. */
export type SecurityOptions = {
  /** How long, in seconds, browsers may insist on https for this host; 0 says nothing about it. */
  hstsMaxAge: number;
};

/** The headers as one object, for answers that are made before any hook could add them. */
export function securityHeaders({ hstsMaxAge }: SecurityOptions): Record<string, string> {
  return {
    ...headers,
    "Content-Security-Policy": basePolicy,
    ...(hstsMaxAge > 0 && { "Strict-Transport-Security": `max-age=${hstsMaxAge}` }),
  };
}

/** Puts the headers on every answer of the app. */
export function addSecurityHeaders(app: FastifyInstance, options: SecurityOptions): void {
  const all = securityHeaders(options);
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(all);
  });
}
