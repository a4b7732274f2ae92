import fastifyPlugin from "fastify-plugin";

/** The headers of every response. */
const headers = {
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
} as const;

export type SecurityOptions = {
  /** For how many seconds browsers must use https for this host; 0 omits the header. */
  hstsMaxAge: number;
};

/** The headers as an object, for responses that are written before any hook runs. */
export function securityHeaders({ hstsMaxAge }: SecurityOptions): Record<string, string> {
  return {
    ...headers,
    ...(hstsMaxAge > 0 && { "Strict-Transport-Security": `max-age=${hstsMaxAge}` }),
  };
}

/** Adds the headers to every response of the app. */
export const securityHeadersPlugin = fastifyPlugin<SecurityOptions>((app, options, done) => {
  const all = securityHeaders(options);
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(all);
  });
  done();
});
