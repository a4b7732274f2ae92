import {
  LogController,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from "fastify";

/**
 * Logs JSON lines to standard output, one per request. To keep personal data out, they contain no bodies,
 * addresses, headers or queries (a form submitted with GET would end up in a query).
 */
export function logging(level: string): Pick<FastifyServerOptions, "logger" | "logController"> {
  return { logger: { level }, logController: new OneLinePerRequest() };
}

class OneLinePerRequest extends LogController {
  override incomingRequest(): void {
    // The one line is written when the request is completed.
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
