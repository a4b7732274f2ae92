import { LogController, type FastifyReply, type FastifyRequest } from "fastify";

/** How many characters of a path or an error are logged. */
const longestPath = 200;
const longestError = 4_000;

/** Logs one JSON line for each request. To keep personal data out, it has no bodies, addresses, headers or queries. */
export function logging(level: string) {
  return {
    logger: { level, stream: process.stdout, serializers: { err: describeError } },
    logController: new OneLinePerRequest(),
  };
}

/** Other properties of an error are left out: those of a parser or a driver may hold what was sent. */
function describeError({ name, message, code, stack = "" }: Error & { code?: string }) {
  const shorten = (text: string) => text.slice(0, longestError);
  return { type: name, message: shorten(message), code, stack: shorten(stack) };
}

class OneLinePerRequest extends LogController {
  override incomingRequest(): void {
    // The one line is written when the request is completed.
  }

  override requestCompleted(
    error: Error | null,
    { log, method, url }: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = {
      method,
      path: url.slice(0, longestPath).split("?", 1)[0],
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    };
    if (error) log.error({ ...line, error: error.name }, "request failed");
    else log.info(line, "request");
  }
}
