import type { FastifyInstance } from "fastify";

const unknownProxyWarning =
  "A request has X-Forwarded-For, but TRUST_PROXY is not set: behind a proxy all visitors share one limit of forms. " +
  "Set it to the proxy's IP address, such as loopback, or to off if there is no proxy.";

/** Takes the first host that proxies have appended to X-Forwarded-Host, and warns once of a proxy that settings do not name. */
export function readProxyHeaders(app: FastifyInstance): void {
  let isUnsaid = app.settings.TRUST_PROXY === undefined;
  app.addHook("onRequest", (request, _reply, done) => {
    const { "x-forwarded-for": ips, "x-forwarded-host": hosts } = request.raw.headers;
    if (ips !== undefined && isUnsaid) {
      app.log.warn(unknownProxyWarning);
      isUnsaid = false;
    }
    // The first is the host that the visitor's browser asked for.
    if (typeof hosts === "string") request.raw.headers["x-forwarded-host"] = hosts.split(",", 1)[0];
    done();
  });
}
