import type { FastifyInstance } from "fastify";
import { checkEveryPage } from "./files/check-pages";

/** How long a result is cached, in milliseconds: anyone may ask, and as often as they like. */
const cacheTime = 1_000;

/** Adds GET /healthz, whose replies docs/deploying.md explains. */
export function addHealthRoute(app: FastifyInstance): void {
  const check = async () => {
    try {
      await checkEveryPage(app.settings.PUBLIC_DIR);
    } catch (error) {
      app.log.error({ err: error }, "the built site is gone or cannot be read");
      return { code: 503, body: { status: "down", down: ["pages"] } };
    }
    try {
      await app.database.check();
      // Without the addresses of recipients, because anyone may ask.
      const late = (await app.database.findFailingChannels()).map((channel) =>
        channel.replace(/:.*/, ""),
      );
      return {
        code: 200,
        body: { status: "ok", ...(late.length > 0 && { late: [...new Set(late)] }) },
      };
    } catch (error) {
      app.log.error({ err: error }, "the database is unavailable");
      return { code: 503, body: { status: "down", down: ["database"] } };
    }
  };
  let latest: ReturnType<typeof check> | undefined;
  // At this level its requests, of which there are more than of visitors, are not logged.
  app.get("/healthz", { logLevel: "warn" }, async (_request, reply) => {
    latest ??= check().finally(() => {
      setTimeout(() => (latest = undefined), cacheTime).unref();
    });
    const { code, body } = await latest;
    return reply.code(code).header("Cache-Control", "no-store").send(body);
  });
}
