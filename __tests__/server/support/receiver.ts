import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { atEnd } from "./cleanup";

export type Received = { line: string; headers: IncomingHttpHeaders; body: string };

/** Starts somebody else's server, which notes what it receives and replies as it is told. */
export async function startReceiver(reply: (response: ServerResponse, count: number) => void) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const line = `${request.method} ${request.url}`;
      reply(response, received.push({ line, headers: request.headers, body }));
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`, received };
}
