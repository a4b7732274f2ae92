import {
  LogController,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from "fastify";

/**
 * How the server logs: JSON lines on standard output, one for each request. No line holds personal data,
 * so there are no bodies, no addresses, no headers, and no query (a form sent with GET would end up in one).
 */
export function logging(level: string): Pick<FastifyServerOptions, "logger" | "logController"> {
  return { logger: { level }, logController: new OneLineForEachRequest() };
}

class OneLineForEachRequest extends LogController {
  override incomingRequest(): void {
    // The line is written when the request is completed.
  }

  override requestCompleted(
    error: Error | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = {
      method: request.method,
      path: request.url.split("?", 1)[0],
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    };
    if (error) request.log.error({ ...line, error: error.name }, "request failed");
    else request.log.info(line, "request");
  }
}
