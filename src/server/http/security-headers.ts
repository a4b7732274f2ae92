import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";

/** What the policy in a page cannot say (docs/decisions/0038). */
export const framesPolicy = "frame-ancestors 'none'";

/** The policy of what is no page: opened by itself, a drawing has its styles, a film plays, and no script in them runs. */
export const filePolicy = `default-src 'self' data:; script-src 'none'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'none'; ${framesPolicy}`;

/** The headers of every response, from our own server and from other hosts. */
export const securityHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // This is for browsers without support for frame-ancestors.
  "X-Frame-Options": "DENY",
  // The CMS opens a window for the login, which needs its opener.
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
};

/** Adds the headers to every response that lacks them. */
export function addSecurityHeaders(app: FastifyInstance): void {
  const { HSTS_MAX_AGE: hstsMaxAge } = app.settings;
  const all = Object.entries({
    ...securityHeaders,
    "Cross-Origin-Resource-Policy": "same-origin",
    "Content-Security-Policy": filePolicy,
    ...(hstsMaxAge > 0 && { "Strict-Transport-Security": `max-age=${hstsMaxAge}` }),
  });
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
