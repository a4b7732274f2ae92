import { createServer, type RequestListener, type Server } from "node:http";
import { postJson } from "../../src/forms/post-json";

let server: Server;
let respond: RequestListener;
let url: string;

beforeEach(async () => {
  server = createServer((request, response) => respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/call`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it("posts JSON with the given headers", async () => {
  const seen: unknown[] = [];
  respond = (request, response) => {
    request.setEncoding("utf8").on("data", (body) => {
      seen.push(request.method, request.url, request.headers["content-type"]);
      seen.push(request.headers["x-extra"], body);
      response.writeHead(201).end();
    });
  };
  expect(await postJson(url, { name: "Aṣa" }, { "X-Extra": "yes" })).toEqual({ kind: "ok" });
  expect(seen).toEqual(["POST", "/call", "application/json", "yes", '{"name":"Aṣa"}']);
});

it.each([
  ["ok", [200, 201, 204]],
  ["refused", [400, 403, 413, 415, 422]],
  ["tooMany", [429]],
  ["server", [301, 303, 308, 401, 404, 405, 500, 502, 503]],
])("returns %s for the statuses %j, whatever the body", async (kind, statuses) => {
  for (const status of statuses) {
    for (const body of ["", "{}", "null", "<h1>HTML</h1>"]) {
      respond = (_request, response) => {
        response.writeHead(status, { Location: "/elsewhere" }).end(status === 204 ? "" : body);
      };
      expect([status, await postJson(url, {})]).toEqual([status, { kind }]);
    }
  }
});

it("returns the field errors of a 422", async () => {
  respond = (_request, response) =>
    response.writeHead(422).end(JSON.stringify({ errors: { name: "Name is required", age: 7 } }));
  expect(await postJson(url, {})).toEqual({
    kind: "invalid",
    errors: { name: "Name is required" },
  });
});

it.each(['{"errors":null}', '{"errors":{}}', '{"errors":7}', '{"errors":{"name":{}}}', "[]"])(
  "returns refused for a 422 without field errors: %s",
  async (body) => {
    respond = (_request, response) => response.writeHead(422).end(body);
    expect(await postJson(url, {})).toEqual({ kind: "refused" });
  },
);

it("returns offline when the connection is refused", async () => {
  expect(await postJson("http://127.0.0.1:1/", {})).toEqual({ kind: "offline" });
});

it("returns offline when the connection breaks", async () => {
  respond = (_request, response) => response.socket?.destroy();
  expect(await postJson(url, {})).toEqual({ kind: "offline" });
});

it("returns timeout when the server never replies", async () => {
  respond = () => undefined;
  expect(await postJson(url, {}, {}, { timeoutMs: 50 })).toEqual({ kind: "timeout" });
});

it("returns timeout when the reply never ends", async () => {
  respond = (_request, response) => {
    response.writeHead(422).write('{"errors":');
  };
  expect(await postJson(url, {}, {}, { timeoutMs: 50 })).toEqual({ kind: "timeout" });
});
