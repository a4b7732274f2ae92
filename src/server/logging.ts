import {
  LogController,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from "fastify";
import { redact } from "./redact";

/**
 * Logs JSON lines to standard output, one per request. To keep personal data out, they contain no bodies,
 * addresses, headers or queries (a form submitted with GET would end up in a query), and no passwords of URLs.
 */
export function logging(level: string): Pick<FastifyServerOptions, "logger" | "logController"> {
  return {
    logger: {
      level,
      stream: { write: (line) => process.stdout.write(redact(line)) },
      serializers: { err: describeError },
    },
    logController: new OneLinePerRequest(),
  };
}

/** Other properties of an error are left out: those of a parser or a driver may hold what was sent. */
function describeError(error: Error & { code?: string }) {
  return { type: error.name, message: error.message, code: error.code, stack: error.stack ?? "" };
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
