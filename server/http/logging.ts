import { writeSync } from "node:fs";
import { LogController, type FastifyInstance } from "fastify";

/** The most characters of a path and of an error that are logged. */
const longestPath = 200;
const longestError = 4_000;

/** Standard output. A line that cannot be written is dropped: its reader may have ended, or the disk may be full. */
export const logOutput = {
  write(line: string): void {
    try {
      writeSync(1, line);
    } catch {
      // There is nobody to tell.
    }
  },
};

/** Returns Fastify's options for a log of JSON lines, without Fastify's own lines for requests: see `logRequests`. */
export function createLogOptions(level: string) {
  return {
    logger: { level, stream: logOutput, serializers: { err: serializeError } },
    logController: new LogController({ disableRequestLogging: true }),
  };
}

/** Leaves out other properties of an error: those of a parser or a driver may contain personal data. */
function serializeError({ name, message, code, stack = "" }: Error & { code?: string }) {
  const shorten = (text: string) => text.slice(0, longestError);
  return { type: name, message: shorten(message), code, stack: shorten(stack) };
}

/** Logs a line for each response. To keep personal data out, it has no body, IP address, header or query. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async ({ log, method, url }, { statusCode, elapsedTime }) => {
    const path = url.slice(0, longestPath).split("?", 1)[0];
    const milliseconds = Math.round(elapsedTime);
    log.info({ method, path, status: statusCode, milliseconds }, "request");
  });
}
