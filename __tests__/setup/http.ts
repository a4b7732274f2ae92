import { request, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body as text, and as it was sent: possibly compressed. */
  body: string;
  bytes: Buffer;
}

type Headers = Record<string, string>;

/** Sends one request on a connection of its own. Unlike fetch, it leaves path and headers unchanged. */
export function send(
  base: string,
  path: string,
  { body, ...options }: { method?: string; headers?: Headers; body?: string } = {},
): Promise<HttpResponse> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, agent: false, ...options }, (incoming) => {
      const { statusCode: status = 0, headers } = incoming;
      buffer(incoming).then(
        (bytes) => resolve({ status, headers, body: bytes.toString("utf8"), bytes }),
        reject,
      );
    });
    outgoing.on("error", reject);
    // Node omits it for methods that usually have no body.
    if (body !== undefined) outgoing.setHeader("content-length", Buffer.byteLength(body));
    outgoing.end(body);
  });
}

function post(base: string, path: string, body: string, type: string, headers: Headers) {
  const all = { "content-type": type, ...headers };
  return send(base, path, { method: "POST", headers: all, body });
}

/** Posts a JSON body. */
export function postJson(base: string, path: string, body: unknown, headers: Headers = {}) {
  return post(base, path, JSON.stringify(body), "application/json", headers);
}

/** Posts a form as a browser without JavaScript does. */
export function postForm(base: string, path: string, fields: Headers, headers: Headers = {}) {
  const body = new URLSearchParams(fields).toString();
  return post(base, path, body, "application/x-www-form-urlencoded", headers);
}
