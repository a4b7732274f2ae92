import { postJson } from "../support/http";
import { appointment, contactPath, enquiry, expertPath } from "../support/samples";
import { rowsOf, startServer, type RunningServer } from "../support/server";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

const post = (key: string, values: unknown = enquiry, path = contactPath) =>
  postJson(server.url, path, values, { "idempotency-key": key });

it("returns the same response to a repeat, and saves it once", async () => {
  const first = await post("repeat-1");
  const again = await post("repeat-1");
  expect(again).toMatchObject({ status: first.status, body: first.body });
  const { id } = JSON.parse(first.body);
  const rows = await rowsOf(
    server.databaseUrl,
    "SELECT id FROM submissions WHERE idempotency_key LIKE '%repeat-1'",
  );
  expect(rows).toEqual([{ id }]);
});

it("saves one of many simultaneous requests", async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => post("repeat-2")));
  expect(new Set(responses.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
  expect(responses[0]?.status).toBe(201);
});

it("rejects a key reused for other content or another form", async () => {
  const { id } = JSON.parse((await post("repeat-3")).body);
  const other = await post("repeat-3", { ...enquiry, messages: "Something else" });
  expect(other.status).toBe(422);
  expect(JSON.parse(other.body)).toEqual({ error: expect.any(String), errors: {} });
  expect((await post("repeat-3", appointment, expertPath)).status).toBe(422);
  const rows = await rowsOf(server.databaseUrl, `SELECT fields FROM submissions WHERE id='${id}'`);
  expect(JSON.parse(String(rows[0]?.fields))).toEqual(enquiry);
});

it("allows a key again after an invalid form", async () => {
  expect((await post("repeat-4", { ...enquiry, email: "" })).status).toBe(422);
  expect((await post("repeat-4")).status).toBe(201);
});

it("saves both of two requests without a key", async () => {
  const ids = [];
  for (let i = 0; i < 2; i++) {
    ids.push(JSON.parse((await postJson(server.url, contactPath, enquiry)).body).id);
  }
  expect(new Set(ids).size).toBe(2);
});

it.each(["with spaces in it", "a".repeat(201)])("returns 400 for the key %s", async (key) => {
  expect((await post(key)).status).toBe(400);
});
