/**
 * A proxy between a browser and the site that delays, fails and counts requests. It works the same
 * for every engine. Each test starts its own: a new port is a new origin, with an empty cache and
 * empty storage.
 */
import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

/** What happens to requests whose path and query match. */
export interface Fault {
  readonly path: RegExp;
  /** Answers with this status instead of the site. */
  readonly status?: number | undefined;
  /** Answers when this promise resolves. */
  readonly until?: Promise<unknown>;
}

export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  /** The status that was answered; undefined until then. */
  status?: number;
}

export class FaultyProxy {
  readonly requests: RecordedRequest[] = [];
  readonly #faults: Fault[] = [];
  readonly #server = createServer((incoming, outgoing) => void this.#pass(incoming, outgoing));
  #port = 0;

  /** @param script runs in every page before the page's own scripts */
  constructor(
    readonly sitePort: number,
    readonly script: string,
  ) {}

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, resolve));
    const address = this.#server.address();
    if (typeof address === "object" && address !== null) this.#port = address.port;
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  add(fault: Fault): void {
    this.#faults.push(fault);
  }

  /**
   * Holds matching requests back.
   * @param status what they are answered with in the end, and later ones at once, instead of the site
   * @returns lets them continue
   */
  hold(path: RegExp, status?: number): () => void {
    let release: () => void = () => undefined;
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.add({ path, until, status });
    return release;
  }

  /** How many requests for matching paths have arrived. */
  count(path: RegExp): number {
    return this.requests.filter((request) => path.test(request.path)).length;
  }

  async #pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { url: path = "/", method = "GET", headers } = incoming;
    const recorded: RecordedRequest = { method, path };
    this.requests.push(recorded);
    outgoing.on("finish", () => (recorded.status = outgoing.statusCode));
    const fault = this.#faults.find((candidate) => candidate.path.test(path));
    await fault?.until;
    if (fault?.status !== undefined) {
      outgoing.writeHead(fault.status, { "content-type": "text/plain" }).end("fault");
      return;
    }

    const isPage = headers.accept?.includes("text/html") === true;
    // A page must come whole and readable, because the script is added to it.
    if (isPage) {
      delete headers["accept-encoding"];
      delete headers["if-none-match"];
    }
    const onward = request({ port: this.sitePort, path, method, headers });
    onward.on("error", () => outgoing.destroy());
    onward.on("response", (response) => {
      if (isPage && response.headers["content-type"]?.startsWith("text/html")) {
        void this.#sendPage(response, outgoing);
        return;
      }
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    incoming.pipe(onward);
  }

  async #sendPage(response: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of response) parts.push(part);
    const html = Buffer.concat(parts)
      .toString()
      .replace("<head>", () => `<head><script>${this.script}</script>`);
    const { "content-length": _, ...headers } = response.headers;
    const hash = createHash("sha256").update(this.script).digest("base64");
    const policy = headers["content-security-policy"];
    if (typeof policy === "string") {
      // The page's own policy would not let the script run.
      headers["content-security-policy"] = policy.replace(
        "script-src",
        `script-src 'sha256-${hash}'`,
      );
    }
    outgoing.writeHead(response.statusCode ?? 502, headers).end(html);
  }
}
