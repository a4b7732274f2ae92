import rateLimit from "@fastify/rate-limit";
import Fastify, { type FastifyInstance } from "fastify";
import { addDelivery } from "./delivery/add-delivery";
import type { OutboxTimes } from "./delivery/outbox";
import { encodeStrayPercents } from "./files/published-path";
import { serveStaticFiles } from "./files/static-files";
import { createLogOptions, logRequests } from "./http/logging";
import { addCmsLoginRoutes, publicGithub } from "./cms-login/cms-login";
import { addFormRoutes } from "./forms/form-routes";
import { addHealthRoute } from "./health";
import { readProxyHeaders } from "./http/proxy-headers";
import { addSecurityHeaders } from "./http/security-headers";
import { replyToErrors } from "./reply-to-errors";
import type { Settings } from "./settings";
import { addDatabase } from "./database/add-database";
import type { Database } from "./database/database";
import type { Channel } from "./database/submission";

declare module "fastify" {
  interface FastifyInstance {
    settings: Settings;
    database: Database;
    delivery: { readonly channels: readonly Channel[]; readonly wake: () => void };
  }
}

/** Ends connections that send a request too slowly, or do not read a response, in milliseconds. Fastify has no limits by default. */
const timeouts = { requestTimeout: 30_000, connectionTimeout: 60_000 };

/** The most bytes of a request's path and headers. Cookies of other programs on the domain may take tens of thousands. */
const maxHeaderSize = 65_536;

/** Creates the site's server, which does not listen yet. */
export async function createApp(
  settings: Settings,
  times: Partial<OutboxTimes> = {},
  github = publicGithub,
): Promise<FastifyInstance> {
  const app = Fastify({
    ...createLogOptions(settings.LOG_LEVEL),
    ...timeouts,
    trustProxy: settings.TRUST_PROXY ?? false,
    http: { maxHeaderSize },
    return503OnClosing: false,
    rewriteUrl: ({ url }) => encodeStrayPercents(url),
  });
  app.decorate("settings", settings);

  replyToErrors(app);
  app.addHook("onSend", async (_request, reply) => {
    // While it closes, Fastify sends this header to new requests only: clients of those in progress would keep it open.
    if (!app.server.listening) reply.header("Connection", "close");
  });
  readProxyHeaders(app);
  logRequests(app);
  addSecurityHeaders(app);

  await app.register(rateLimit, { global: false });
  await addDatabase(app);
  addDelivery(app, times);
  addHealthRoute(app);
  await app.register(addFormRoutes);
  await app.register(addCmsLoginRoutes, { github });
  await app.register(serveStaticFiles);
  return app;
}
