/**
 * A real HTTP server that takes what the forms send, and the `fetch` that jsdom has not got, pointed at
 * it. Nothing between the button and the socket is replaced.
 */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { runInThisContext } from "node:vm";

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

type Answer = (response: ServerResponse) => void;

/** Answers with a status and a body: text as it is, anything else as JSON. */
export const answer =
  (status: number, body: unknown = {}, headers: Record<string, string> = {}): Answer =>
  (response) => {
    const isText = typeof body === "string";
    response.writeHead(status, {
      "Content-Type": isText ? "text/html" : "application/json",
      ...headers,
    });
    response.end(isText ? body : JSON.stringify(body));
  };

/** Breaks the connection, as a network does that is not there. */
export const breakOff: Answer = (response) => {
  response.socket?.destroy();
};

/** Takes the form and never says a word. */
export const staySilent: Answer = () => undefined;

export interface FormServer {
  readonly origin: string;
  /** The forms that came, in order. */
  readonly received: Received[];
  /** How often a signed time was asked for. */
  tokensAsked: number;
  answer: Answer;
  answerToken: Answer;
  close(): Promise<void>;
}

/** Starts the server on a free port. */
export async function startFormServer(): Promise<FormServer> {
  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const path = request.url ?? "";
      if (request.method === "GET") {
        server.tokensAsked += 1;
        server.answerToken(response);
        return;
      }
      const text = Buffer.concat(chunks).toString();
      server.received.push({ path, headers: request.headers, body: JSON.parse(text) });
      server.answer(response);
    });
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const address = http.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const server: FormServer = {
    origin: `http://127.0.0.1:${port}`,
    received: [],
    tokensAsked: 0,
    answer: answer(201, { id: "1" }),
    answerToken: answer(200, { token: "signed-time" }),
    close() {
      http.closeAllConnections();
      return new Promise((resolve) => http.close(() => resolve()));
    },
  };
  return server;
}

/** Node's own, which a test's document hides. */
const outside: { fetch: typeof fetch; AbortController: typeof AbortController } = runInThisContext(
  "({ fetch, AbortController })",
);

/** A document's `fetch`: addresses without a host belong to `origin`. */
export function documentFetch(origin: string): typeof fetch {
  return (input, init = {}) => {
    // Node's fetch refuses the document's own kind of signal.
    const abort = new outside.AbortController();
    init.signal?.addEventListener("abort", () => abort.abort());
    return outside.fetch(new URL(String(input), origin), { ...init, signal: abort.signal });
  };
}
