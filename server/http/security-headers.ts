import type { FastifyInstance } from "fastify";
import { filePolicy, hiddenHeaders, securityHeaders } from "../../src/domain/http-headers";

/** Adds each security header, and that of a site that no search engine shall list, to every response that does not set it. */
export function addSecurityHeaders(app: FastifyInstance): void {
  const { HSTS_MAX_AGE: hstsMaxAge, NOINDEX: isHidden } = app.settings;
  const all = Object.entries({
    ...securityHeaders,
    "Cross-Origin-Resource-Policy": "same-origin",
    "Content-Security-Policy": filePolicy,
    ...(isHidden && hiddenHeaders),
    ...(hstsMaxAge > 0 && { "Strict-Transport-Security": `max-age=${hstsMaxAge}` }),
  });
  app.addHook("onSend", async (_request, reply) => {
    for (const [name, value] of all) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  });
}
