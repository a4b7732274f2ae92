import rateLimit from "@fastify/rate-limit";
import Fastify, { type FastifyError, type FastifyInstance } from "fastify";
import { addDelivery } from "./delivery/add-delivery";
import type { OutboxTimes } from "./delivery/outbox";
import { routableTarget } from "./files/address";
import { staticFiles } from "./files/static-files";
import { logging, logRequests } from "./http/logging";
import { cmsLoginRoutes, type Github, publicGithub } from "./cms-login/cms-login";
import { formRoutes } from "./forms/form-routes";
import { readFormTexts } from "./forms/form-texts";
import { addHealthRoute } from "./http/health";
import { addSecurityHeaders } from "./http/security-headers";
import type { Settings } from "./settings";
import { addStore } from "./store/add-store";
import type { Store } from "./store/store";
import type { Channel } from "./store/submission";

declare module "fastify" {
  interface FastifyInstance {
    settings: Settings;
    store: Store;
    delivery: { readonly channels: readonly Channel[]; readonly wake: () => void };
  }
}

/** The most connections at a time: further ones are closed. Each takes a file descriptor, which pages need too. */
const mostConnections = 15_000;

/** Beyond this, those that wait for another request are closed, so that nobody can hold all of them. */
const manyConnections = 12_000;

/** In milliseconds. Whoever sends headers too slowly is cut off within 12 seconds, and an idle connection within a minute. */
const connectionLimits = {
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
  requestTimeout: 30_000,
  connectionTimeout: 60_000,
  // Further ones get a 503 at once: of those that are sent without waiting for responses, no more than these are kept.
  maxRequestsPerSocket: 1_000,
};

/** Builds the site's server, which does not listen yet. Throws a SettingsError if a file with the forms' texts is invalid. */
export async function createApp(
  settings: Settings,
  times: Partial<OutboxTimes> = {},
  github: Github = publicGithub,
): Promise<FastifyInstance> {
  const app = Fastify({
    ...logging(settings.LOG_LEVEL),
    ...connectionLimits,
    trustProxy: settings.TRUST_PROXY,
    return503OnClosing: false,
    // The router would respond without any hook.
    rewriteUrl: ({ url }) => routableTarget(url),
  });
  app.server.maxConnections = mostConnections;
  app.server.on("connection", () => {
    app.server.getConnections((_error, count) => {
      if (count > manyConnections) app.server.closeIdleConnections();
    });
  });
  app.decorate("settings", settings);
  const forms = await readFormTexts(settings);

  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { statusCode: status = 500, message } = error;
    if (status < 500) return reply.code(status).send({ error: message });
    request.log.error({ err: error }, "request failed");
    // They describe what was to be sent.
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
    // Gatsby's script takes 500 for final and asks for another page's data. 503 says to try again.
    return reply.code(503).header("Retry-After", "60").send({ error: "Server error" });
  });
  app.addHook("onSend", async (_request, reply) => {
    // Fastify says so to requests that arrive while it closes, not to those in progress, whose clients would keep it open.
    if (!app.server.listening) reply.header("Connection", "close");
  });
  // Of requests sent without waiting for responses, each begins after the one before: one connection opens one file.
  app.addHook("onRequest", (_request, { raw }, done) => {
    if (raw.socket === null) raw.once("socket", () => done());
    else done();
  });
  logRequests(app);
  addSecurityHeaders(app);

  await app.register(rateLimit, { global: false });
  await addStore(app);
  addDelivery(app, forms, times);
  addHealthRoute(app);
  await app.register(formRoutes, { forms });
  await app.register(cmsLoginRoutes, { github });
  await app.register(staticFiles);
  return app;
}
