import { request } from "node:http";
import type { IncomingHttpHeaders } from "node:http";

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** What a test sends. Unlike fetch, this leaves the path and the headers exactly as they are written. */
export type Call = { method?: string; headers?: Record<string, string>; body?: string | Buffer };

/** Makes one request to a server of this machine, on a connection of its own. */
export function send(base: string, path: string, call: Call = {}): Promise<Answer> {
  const { method = "GET", headers = {}, body } = call;
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { hostname, port, path, method, headers, agent: false },
      (incoming) => {
        const parts: Buffer[] = [];
        incoming.on("data", (part: Buffer) => parts.push(part));
        incoming.on("error", reject);
        incoming.on("end", () => {
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(parts).toString("utf8"),
          });
        });
      },
    );
    outgoing.on("error", reject);
    // Node leaves it out for methods that usually have no body.
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
): Promise<Answer> {
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
): Promise<Answer> {
  return send(base, path, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}
