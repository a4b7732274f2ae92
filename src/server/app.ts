import { resolve } from "node:path";
import Fastify, { type FastifyError, type FastifyInstance } from "fastify";
import { logging } from "./logging";
import { isWriting, registerPages } from "./files/files";
import { addSecurityHeaders, securityHeaders } from "./security-headers";
import type { OutboxTimes } from "./delivery/outbox";
import type { Settings } from "./settings";
import { registerSubmissions } from "./submissions";

/**
 * Builds the site's server: the pages, and the calls of the two forms. It listens to nothing yet:
 * `await app.listen({ port: 0 })` starts it, `await app.close()` lets running requests finish and ends it.
 * @param times the pauses of deliveries, where the usual ones do not suit
 * @throws {SettingsError} when a content file that the forms' answers need cannot be used
 */
export async function createApp(
  settings: Settings,
  times: Partial<OutboxTimes> = {},
): Promise<FastifyInstance> {
  const security = { hstsMaxAge: settings.HSTS_MAX_AGE };
  const app = Fastify({
    ...logging(settings.LOG_LEVEL),
    trustProxy: settings.TRUST_PROXY,
    bodyLimit: 32 * 1024,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 2000 },
    // A target that cannot even be routed, such as /%zz, meets no hook: it gets the headers here.
    frameworkErrors: (_error, _request, reply) => {
      reply.raw
        .writeHead(400, { ...securityHeaders(security), "Content-Type": "text/plain" })
        .end("Bad request\n");
    },
  });

  addSecurityHeaders(app, security);
  endConnectionsOnClose(app);

  // Before any body is read: what no route takes is either a wrong method or nothing at all.
  app.addHook("onRequest", async (request, reply) => {
    if (request.is404 && isWriting(request)) {
      return reply.code(405).header("Allow", "GET, HEAD").send({ error: "Method not allowed" });
    }
  });

  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, "request failed");
    // What went wrong inside is for the log only.
    return reply.code(status).send({ error: status < 500 ? error.message : "Server error" });
  });

  await registerSubmissions(app, settings, times);
  await registerPages(app, resolve(settings.PUBLIC_DIR));
  return app;
}

/** An answer on its way while the server ends is the last on its connection: kept open, that would hold the end up. */
function endConnectionsOnClose(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) reply.header("Connection", "close");
  });
}
