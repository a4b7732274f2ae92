import type { FastifyInstance } from "fastify";

const unknownProxyWarning =
  "A request has X-Forwarded-For, but TRUST_PROXY is not set: behind a proxy all visitors share one limit of forms. " +
  "Set it to the proxy's IP address, such as loopback, or to off if there is no proxy.";

/** Keeps the first host of X-Forwarded-Host, and warns once if a proxy seems to be there but TRUST_PROXY is not set. */
export function readProxyHeaders(app: FastifyInstance): void {
  let mustWarn = app.settings.TRUST_PROXY === undefined;
  app.addHook("onRequest", (request, _reply, done) => {
    const { "x-forwarded-for": ips, "x-forwarded-host": hosts } = request.raw.headers;
    if (ips !== undefined && mustWarn) {
      app.log.warn(unknownProxyWarning);
      mustWarn = false;
    }
    // Each proxy appends its own; the first is the host that the browser asked for.
    if (typeof hosts === "string") request.raw.headers["x-forwarded-host"] = hosts.split(",", 1)[0];
    done();
  });
}
