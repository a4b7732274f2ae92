import { resolve } from "node:path";
import Fastify, { type FastifyError, type FastifyInstance } from "fastify";
import { deliveryPlugin } from "./delivery/delivery-plugin";
import type { OutboxTimes } from "./delivery/outbox";
import { staticFiles } from "./files/static-files";
import { logging } from "./logging";
import { handleProtocolErrors } from "./protocol-errors";
import { cmsLoginRoutes } from "./routes/cms-login";
import { formRoutes } from "./routes/form-routes";
import { readFormTexts, type FormTexts } from "./routes/form-texts";
import { publicGithub, type Github } from "./routes/github-token";
import { healthRoute } from "./routes/health";
import { securityHeaders, securityHeadersPlugin } from "./security-headers";
import type { Settings } from "./settings";
import { stopGracefully } from "./stopping";
import { storePlugin } from "./store/store-plugin";

declare module "fastify" {
  interface FastifyInstance {
    settings: Settings;
    formTexts: FormTexts;
  }
}

/** Beyond this, new connections are closed. Each one takes a file descriptor, which pages need too. */
const mostConnections = 15_000;

/** In milliseconds. A connection that sends its headers too slowly is closed within ten to twelve seconds. */
const connectionLimits = {
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, requireHostHeader: false },
  requestTimeout: 30_000,
};

/**
 * Builds the site's server: the pages and the routes of both forms. It does not listen yet:
 * `await app.listen({ port: 0 })` starts it, `await app.close()` finishes open requests and stops it.
 * @param times intervals of the delivery, for tests
 * @param github where editors of the CMS log in, for tests
 * @throws {SettingsError} if a content file with the forms' texts is invalid
 */
export async function createApp(
  settings: Settings,
  times: Partial<OutboxTimes> = {},
  github: Github = publicGithub,
): Promise<FastifyInstance> {
  const security = { hstsMaxAge: settings.HSTS_MAX_AGE };
  const headers = securityHeaders(security);
  const app = Fastify({
    ...logging(settings.LOG_LEVEL),
    ...connectionLimits,
    trustProxy: settings.TRUST_PROXY,
    bodyLimit: 32 * 1024,
    return503OnClosing: false,
    // No hook runs for a URL that cannot be decoded, such as /%zz, so the headers are added here.
    frameworkErrors: (_error, _request, reply) => {
      reply.raw.writeHead(400, { ...headers, "Content-Type": "text/plain" }).end("Bad request\n");
    },
  });
  app.server.maxConnections = mostConnections;
  app.decorate("settings", settings);
  app.decorate("formTexts", await readFormTexts(settings.CONTENT_DIR));

  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, "request failed");
    // Details of internal errors are only logged.
    return reply.code(status).send({ error: status < 500 ? error.message : "Server error" });
  });
  stopGracefully(app);
  await app.register(securityHeadersPlugin, security);
  handleProtocolErrors(app, headers);
  rejectOtherMethods(app);

  await app.register(storePlugin);
  await app.register(deliveryPlugin, { times });
  await app.register(healthRoute);
  await app.register(formRoutes);
  await app.register(cmsLoginRoutes, { github });
  await app.register(staticFiles, { root: resolve(settings.PUBLIC_DIR) });
  return app;
}

/** Replies 405 before the body is read when no route matches and the method is neither GET nor HEAD. */
function rejectOtherMethods(app: FastifyInstance): void {
  app.addHook("onRequest", ({ is404, method }, reply, done) => {
    if (!is404 || method === "GET" || method === "HEAD") {
      done();
      return;
    }
    void reply.code(405).header("Allow", "GET, HEAD").send({ error: "Method not allowed" });
  });
}
