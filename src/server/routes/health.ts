import type { Client } from "@libsql/client";
import type { FastifyInstance } from "fastify";
import { lateChannels } from "../store/deliveries";

/**
 * GET /healthz, for whoever watches the server: 200 `{"status":"ok"}`, with `late` naming the channels on
 * which deliveries failed and are being tried again; 503 `{"status":"down","down":["database"]}` when forms
 * cannot be kept.
 */
export function registerHealth(app: FastifyInstance, database: () => Promise<Client>): void {
  app.get("/healthz", async (request, reply) => {
    reply.header("Cache-Control", "no-store");
    try {
      const late = await lateChannels(await database());
      return { status: "ok", ...(late.length > 0 && { late }) };
    } catch (error) {
      request.log.error({ err: error }, "the database does not answer");
      return reply.code(503).send({ status: "down", down: ["database"] });
    }
  });
}
