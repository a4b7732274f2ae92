/**
 * A real HTTP server that records what the forms send, and the `fetch` that jsdom lacks, pointed at it.
 * Nothing between the button and the socket is mocked.
 */
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { runInThisContext } from "node:vm";
import { startReceiver } from "../../setup/receiver";

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

type Reply = (response: ServerResponse) => void;

/** Replies with a status and a body: a string as it is, anything else as JSON. */
export const reply =
  (status: number, body: unknown = {}): Reply =>
  (response) => {
    const isText = typeof body === "string";
    response.writeHead(status, { "Content-Type": isText ? "text/html" : "application/json" });
    response.end(isText ? body : JSON.stringify(body));
  };

export interface SubmissionServer {
  readonly origin: string;
  /** The submissions, in order. */
  readonly received: readonly Received[];
  reply: Reply;
}

/** Starts the server on a free port. */
export async function startSubmissionServer(): Promise<SubmissionServer> {
  const { url, received } = await startReceiver((response) => server.reply(response));
  const server: SubmissionServer = {
    origin: url,
    get received() {
      return received.map(({ line, headers, body }) => ({
        path: line.split(" ")[1] ?? "",
        headers,
        body: JSON.parse(body),
      }));
    },
    reply: reply(201, { id: "1" }),
  };
  return server;
}

/** Node's own globals, which jsdom hides. */
const node: { fetch: typeof fetch; AbortController: typeof AbortController } = runInThisContext(
  "({ fetch, AbortController })",
);

/** A `fetch` that resolves relative URLs against `origin`. */
export function documentFetch(origin: string): typeof fetch {
  return (input, init = {}) => {
    // Node's fetch rejects jsdom's AbortSignal.
    const abort = new node.AbortController();
    init.signal?.addEventListener("abort", () => abort.abort());
    return node.fetch(new URL(String(input), origin), { ...init, signal: abort.signal });
  };
}
