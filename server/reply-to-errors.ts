import type { FastifyError, FastifyInstance } from "fastify";
import { errorScreenText } from "../src/content/without-graphql";

/** Replies to what went wrong outside the forms: a sentence to a browser that opens a page, JSON to scripts. */
export function replyToErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { statusCode: status = 500, message } = error;
    if (status < 500) return reply.code(status).send({ error: message });
    request.log.error({ err: error }, "request failed");
    // They describe what was to be sent.
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
    // Gatsby's script takes 500 for final and asks for another page's data. 503 says to try again.
    reply.code(503).header("Retry-After", "60");
    if (!request.headers.accept?.includes("text/html"))
      return reply.send({ error: "Server error" });
    const { heading, lead } = errorScreenText;
    return reply.type("text/plain; charset=utf-8").send(`${heading}\n\n${lead}\n`);
  });
}
