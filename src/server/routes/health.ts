import type { FastifyInstance } from "fastify";
import { toStoreError } from "../store/store-error";

/**
 * GET /healthz, for monitoring: 200 `{"status":"ok"}`, with `late` listing the channels whose deliveries
 * failed and are not done; 503 `{"status":"down","down":["database"],"reason":"disk full"}` when forms
 * cannot be saved.
 */
export function healthRoute(app: FastifyInstance, _options: unknown, done: () => void): void {
  app.get("/healthz", async (request, reply) => {
    reply.header("Cache-Control", "no-store");
    try {
      await app.checkStore();
      const late = await app.store.lateChannels();
      return { status: "ok", ...(late.length > 0 && { late }) };
    } catch (error) {
      request.log.error({ err: error }, "the database is unavailable");
      const reason = toStoreError(error).problem;
      return reply.code(503).send({ status: "down", down: ["database"], reason });
    }
  });
  done();
}
