/**
 * The site with delays and failures, which records its requests. It works the same for every engine. Each test
 * starts its own: a new port is a new origin, with an empty cache and empty storage.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";

export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  /** The status that was answered; undefined until then. */
  status?: number;
}

export class FaultyProxy {
  readonly requests: RecordedRequest[] = [];
  readonly #held: { readonly path: RegExp; readonly until: Promise<void> }[] = [];
  readonly #server = createServer((incoming, outgoing) => void this.#pass(incoming, outgoing));

  /** @param script runs in every page before the page's own scripts */
  constructor(
    readonly site: FastifyInstance,
    readonly script: string,
  ) {}

  async start(): Promise<void> {
    await once(this.#server.listen(0), "listening");
  }

  get url(): string {
    const address = this.#server.address();
    return `http://localhost:${typeof address === "object" ? (address?.port ?? 0) : 0}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Holds matching requests back. @returns a function that lets them continue */
  hold(path: RegExp): () => void {
    let release: () => void = () => undefined;
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.#held.push({ path, until });
    return release;
  }

  async #pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { url: path = "/", headers } = incoming;
    const method = incoming.method === "POST" ? "POST" : "GET";
    const recorded: RecordedRequest = { method, path };
    this.requests.push(recorded);
    const payload = await buffer(incoming);
    await this.#held.find((each) => each.path.test(path))?.until;
    // A page must come whole and readable, because the script is added to it.
    const { "accept-encoding": _, "if-none-match": __, ...rest } = headers;
    const isPage = headers.accept?.includes("text/html") === true;
    const sent = isPage ? rest : headers;
    const response = await this.site.inject({ method, url: path, headers: sent, payload });
    recorded.status = response.statusCode;
    const isHtml = isPage && response.headers["content-type"]?.toString().startsWith("text/html");
    const body = isHtml ? this.#withScript(response.body) : response.rawPayload;
    outgoing.writeHead(response.statusCode, {
      ...response.headers,
      "content-length": Buffer.byteLength(body),
    });
    outgoing.end(body);
  }

  /** The page's own policy comes after the script. */
  #withScript = (html: string) =>
    html.replace("<head>", () => `<head><script>${this.script}</script>`);
}
