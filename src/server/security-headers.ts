import fastifyPlugin from "fastify-plugin";

/** Browsers apply them to documents alone. A page loads some twenty other files, each of which would bring them again. */
const documentHeaders = {
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // For browsers without support for frame-ancestors.
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
} as const;

/** Files that a browser shows as plain text or a picture, if at all. SVG is not among them: it can hold scripts. */
const nonDocuments = /^(application\/javascript|font\/|image\/(avif|jpeg|png))/;

const headers = {
  "X-Content-Type-Options": "nosniff",
  ...documentHeaders,
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

/** Adds the headers to every response of the app, except those that it has and those that mean nothing to the kind of file. */
export const securityHeadersPlugin = fastifyPlugin<SecurityOptions>((app, options, done) => {
  const all = Object.entries(securityHeaders(options));
  app.addHook("onSend", (_request, reply, _payload, next) => {
    const isDocument = !nonDocuments.test(String(reply.getHeader("Content-Type")));
    for (const [name, value] of all) {
      if (!reply.hasHeader(name) && (isDocument || !(name in documentHeaders))) {
        reply.header(name, value);
      }
    }
    next();
  });
  done();
});
