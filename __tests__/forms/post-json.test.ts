import type { ServerResponse } from "node:http";
import { postJson } from "../../src/forms/post-json";
import { type Received, startReceiver } from "../setup/receiver";

let respond: (response: ServerResponse) => void;
let received: Received[];
let url: string;
const post = () => postJson(url, {}, { isOwnServer: true });

beforeAll(async () => {
  ({ url, received } = await startReceiver((response) => respond(response)));
});

it("posts JSON with the given headers", async () => {
  respond = (response) => response.writeHead(201).end('{"id":"1"}');
  const headers = { "X-Extra": "yes" };
  const sent = postJson(`${url}/call`, { name: "Aṣa" }, { headers, isOwnServer: true });
  expect(await sent).toEqual({ kind: "ok" });
  expect(received).toMatchObject([
    {
      line: "POST /call",
      headers: { "content-type": "application/json", "x-extra": "yes" },
      body: '{"name":"Aṣa"}',
    },
  ]);
});

it.each([
  ["tooMany", [429]],
  // Without a receipt or a reason, it does not come from the site's own server.
  ["server", [200, 201, 204, 400, 403, 413, 415, 422]],
  ["server", [301, 303, 308, 401, 404, 405, 500, 502, 503]],
])("returns %s for the statuses %j, whatever the body", async (kind, statuses) => {
  for (const status of statuses) {
    for (const body of ["", "{}", "null", "<h1>HTML</h1>"]) {
      respond = (response) => {
        response.writeHead(status, { Location: "/elsewhere" }).end(status === 204 ? "" : body);
      };
      expect([status, await post()]).toEqual([status, { kind }]);
    }
  }
});

it("returns ok for any 2xx of another host", async () => {
  for (const status of [200, 201, 204]) {
    respond = (response) => response.writeHead(status).end(status === 204 ? "" : "<h1>OK</h1>");
    expect(await postJson(url, {}, { isOwnServer: false })).toEqual({ kind: "ok" });
  }
});

it.each([400, 403, 413, 415, 422])("returns refused for a %d with a reason", async (status) => {
  respond = (response) => response.writeHead(status).end('{"error":"No"}');
  expect(await post()).toEqual({ kind: "refused" });
});

it("returns the page that a 403 names", async () => {
  const page = "https://moon.example/contact-us";
  respond = (response) => response.writeHead(403).end(JSON.stringify({ error: "No", page }));
  expect(await post()).toEqual({ kind: "refused", page });
});

it("returns the field errors of a 422", async () => {
  respond = (response) =>
    response.writeHead(422).end(JSON.stringify({ errors: { name: "Name is required", age: 7 } }));
  expect(await post()).toEqual({
    kind: "invalid",
    errors: { name: "Name is required" },
  });
});

it.each(['{"errors":null}', '{"errors":{}}', '{"errors":7}', '{"errors":{"name":{}}}'])(
  "returns refused for a 422 without field errors: %s",
  async (body) => {
    respond = (response) => response.writeHead(422).end(body);
    expect(await post()).toEqual({ kind: "refused" });
  },
);

it("returns offline when the connection breaks", async () => {
  respond = (response) => response.socket?.destroy();
  expect(await post()).toEqual({ kind: "offline" });
});

it("returns timeout when the server never replies", async () => {
  respond = () => undefined;
  expect(await postJson(url, {}, { isOwnServer: true, timeoutMs: 50 })).toEqual({
    kind: "timeout",
  });
});

it("returns timeout when the reply never ends", async () => {
  respond = (response) => {
    response.writeHead(422).write('{"errors":');
  };
  expect(await postJson(url, {}, { isOwnServer: true, timeoutMs: 50 })).toEqual({
    kind: "timeout",
  });
});
