import type { FastifyInstance } from "fastify";

/** Browsers apply them to documents alone. A page loads some twenty other files. */
export const documentHeaders = {
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // For browsers without support for frame-ancestors.
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
} as const;

/** Files that a browser shows as plain text or a picture, if at all. SVG is not among them: it can hold scripts. */
export const nonDocuments = /^(application\/javascript|font\/|image\/(avif|jpeg|png))/;

/** @param hstsMaxAge for how many seconds browsers must use https for this host; 0 omits the header */
export function securityHeaders(hstsMaxAge: number): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    ...documentHeaders,
    "Cross-Origin-Resource-Policy": "same-origin",
    // Allows nothing at all; a page's own policy replaces it.
    "Content-Security-Policy":
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ...(hstsMaxAge > 0 && { "Strict-Transport-Security": `max-age=${hstsMaxAge}` }),
  };
}

/** Adds the headers to every response that lacks them and is of a kind that they mean something to. */
export function addSecurityHeaders(app: FastifyInstance): void {
  const all = Object.entries(securityHeaders(app.settings.HSTS_MAX_AGE));
  app.addHook("onSend", async (_request, reply) => {
    const isDocument = !nonDocuments.test(String(reply.getHeader("Content-Type")));
    for (const [name, value] of all) {
      if (!reply.hasHeader(name) && (isDocument || !(name in documentHeaders))) {
        reply.header(name, value);
      }
    }
  });
}
