import { STATUS_CODES, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { FastifyInstance } from "fastify";

/** How long a rejected connection may go on sending, in milliseconds, while it is being told why. */
const lingerTime = 1_000;

/** The status for what Node's HTTP parser reports; any other error is a bad request. */
const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Responds to what is not valid HTTP. Fastify's own handler would do so even instead of the response to the
 * complete request before it, so that a visitor would read that a form was refused which is then saved.
 */
export function handleProtocolErrors(app: FastifyInstance): void {
  const responses = new WeakMap<Duplex, ServerResponse>();
  app.server.on("request", (request, response) => responses.set(request.socket, response));
  app.server.removeAllListeners("clientError");
  app.server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    // The error itself is not logged: it holds what was sent.
    app.log.debug({ code: error.code }, "a request could not be parsed");
    const response = responses.get(socket);
    const isResponding = response !== undefined && !response.writableFinished;
    const refuse = () => reject(socket, statuses[error.code ?? ""] ?? 400);
    if (isResponding && response.req.complete) response.once("finish", refuse);
    else if (!socket.writable || (isResponding && response.headersSent)) socket.destroy();
    else refuse();
  });
}

function reject(socket: Duplex, status: number): void {
  if (!socket.writable) return;
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
  );
  // Closing while data arrives would reset the connection, and the response might be lost.
  socket.removeAllListeners("data").on("data", () => undefined);
  setTimeout(() => socket.destroy(), lingerTime).unref();
}
