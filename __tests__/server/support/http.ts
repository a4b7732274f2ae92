import { request, type IncomingHttpHeaders } from "node:http";

export type HttpResponse = {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body as text, and as it was sent: possibly compressed. */
  body: string;
  bytes: Buffer;
};

export type HttpRequest = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
};

/** Sends one request on a connection of its own. Unlike fetch, it leaves path and headers unchanged. */
export function send(base: string, path: string, options: HttpRequest = {}): Promise<HttpResponse> {
  const { method = "GET", headers = {}, body } = options;
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { hostname, port, path, method, headers, agent: false },
      (incoming) => {
        const parts: Buffer[] = [];
        incoming.on("data", (part: Buffer) => parts.push(part));
        incoming.on("error", reject);
        incoming.on("end", () => {
          const bytes = Buffer.concat(parts);
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: bytes.toString("utf8"),
            bytes,
          });
        });
      },
    );
    outgoing.on("error", reject);
    // Node omits it for methods that usually have no body.
    if (body !== undefined) outgoing.setHeader("content-length", Buffer.byteLength(body));
    outgoing.end(body);
  });
}

/** Posts a JSON body. */
export function postJson(
  base: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<HttpResponse> {
  return send(base, path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

/** Posts a form as a browser without JavaScript does. */
export function postForm(
  base: string,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<HttpResponse> {
  return send(base, path, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}
