import { writeSync } from "node:fs";
import { LogController, type FastifyInstance } from "fastify";

/** How many characters of a path or an error are logged. */
const longestPath = 200;
const longestError = 4_000;

/** Standard output. A line that cannot be written is lost: the log's reader may have ended, or its disk be full. */
export const logOutput = {
  write(line: string): void {
    try {
      writeSync(1, line);
    } catch {
      // There is nobody to tell.
    }
  },
};

/** Logs JSON lines, one for each request. To keep personal data out, they have no bodies, IP addresses, headers or queries. */
export function createLogOptions(level: string) {
  return {
    logger: { level, stream: logOutput, serializers: { err: serializeError } },
    logController: new LogController({ disableRequestLogging: true }),
  };
}

/** Other properties of an error are left out: those of a parser or a driver may hold what was sent. */
function serializeError({ name, message, code, stack = "" }: Error & { code?: string }) {
  const shorten = (text: string) => text.slice(0, longestError);
  return { type: name, message: shorten(message), code, stack: shorten(stack) };
}

/** Logs each request when its response has been sent. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async ({ log, method, url }, { statusCode, elapsedTime }) => {
    const path = url.slice(0, longestPath).split("?", 1)[0];
    const milliseconds = Math.round(elapsedTime);
    log.info({ method, path, status: statusCode, milliseconds }, "request");
  });
}
