import { STATUS_CODES, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";

type Headers = Readonly<Record<string, string>>;

/** How long a rejected connection may go on sending, in milliseconds, while it is being told why. */
const lingerTime = 1_000;

/** The status for what Node's HTTP parser reports; any other error is a bad request. */
const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Responds to requests that no hook or route sees, because they are not valid HTTP. Node's own responses would
 * lack the security headers.
 */
export function handleProtocolErrors(app: FastifyInstance, headers: Headers): void {
  const responses = new WeakMap<Duplex, ServerResponse>();
  app.server.on("request", (request, response) => responses.set(request.socket, response));

  app.server.removeAllListeners("clientError");
  app.server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    // The error itself is not logged: it holds what was sent.
    app.log.debug({ code: error.code }, "a request could not be parsed");
    const response = responses.get(socket);
    const isResponding = response?.headersSent === true && !response.writableFinished;
    if (!socket.writable || isResponding) socket.destroy();
    else reject(socket, statuses[error.code ?? ""] ?? 400, headers);
  });
  app.server.on("checkExpectation", (_request, response) => {
    response.writeHead(417, { ...headers, "Content-Length": "0", Connection: "close" }).end();
  });
  app.server.on("connect", (_request, socket) => reject(socket, 405, headers));

  app.addHook("onRequest", (request, reply, done) => {
    if (hasOneHost(request)) {
      done();
      return;
    }
    reply.code(400).header("Connection", "close");
    void reply.send({ error: "Expected one Host header" });
  });
}

/** HTTP/1.1 requires it. Node's own check is switched off, because its response has no headers. */
function hasOneHost({ raw }: FastifyRequest): boolean {
  let hosts = 0;
  for (let index = 0; index < raw.rawHeaders.length; index += 2) {
    if (raw.rawHeaders[index]?.toLowerCase() === "host") hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && raw.httpVersion === "1.0");
}

/** Writes a response without a body and ends the connection. */
function reject(socket: Duplex, status: number, headers: Headers): void {
  const all = {
    ...headers,
    Date: new Date().toUTCString(),
    "Content-Length": "0",
    Connection: "close",
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n`);
  // Closing while data arrives would reset the connection, and the response might be lost.
  socket.removeAllListeners("data").on("data", () => undefined);
  setTimeout(() => socket.destroy(), lingerTime).unref();
}
