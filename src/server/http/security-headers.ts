import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";

/** @param hstsMaxAge for how many seconds browsers must use https for this host; 0 omits the header */
export function securityHeaders(hstsMaxAge: number): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    // For browsers without support for frame-ancestors.
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy":
      "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
    "Cross-Origin-Resource-Policy": "same-origin",
    // Allows nothing at all; a page's own policy replaces it.
    "Content-Security-Policy":
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ...(hstsMaxAge > 0 && { "Strict-Transport-Security": `max-age=${hstsMaxAge}` }),
  };
}

/** Adds the headers to every response that lacks them. */
export function addSecurityHeaders(app: FastifyInstance): void {
  const all = Object.entries(securityHeaders(app.settings.HSTS_MAX_AGE));
  app.addHook("onSend", async (_request, reply) => {
    for (const [name, value] of all) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  });
}

/** An inline script or style, as a Content-Security-Policy allows it. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
