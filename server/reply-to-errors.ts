import type { FastifyError, FastifyInstance } from "fastify";
import { errorScreenText } from "../src/content/imported-content";

/** Replies to errors outside the forms: with text if a browser opens a page, and with JSON otherwise. */
export function replyToErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { statusCode: status = 500, message } = error;
    if (status < 500) return reply.code(status).send({ error: message });
    request.log.error({ err: error }, "request failed");
    // They belong to the response that has failed.
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
    // After a 500 Gatsby's script gives the page up and requests another's data; after a 503 it tries again.
    reply.code(503).header("Retry-After", "60");
    if (!request.headers.accept?.includes("text/html"))
      return reply.send({ error: "Server error" });
    const { heading, lead } = errorScreenText;
    return reply.type("text/plain; charset=utf-8").send(`${heading}\n\n${lead}\n`);
  });
}
