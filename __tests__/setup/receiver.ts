import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { runAtEnd } from "./cleanup";
import { listen } from "./free-port";

export interface Received {
  line: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Starts a server in the place of another company's. It records requests and lets the test reply. */
export async function startReceiver(reply: (response: ServerResponse, count: number) => void) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const line = `${request.method} ${request.url}`;
      reply(response, received.push({ line, headers: request.headers, body }));
    });
  });
  const port = await listen(server);
  runAtEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${port}`, received };
}
