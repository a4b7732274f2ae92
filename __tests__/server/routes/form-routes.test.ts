import { appointment, contactPath, enquiry, expertPath } from "../support/samples";
import { postJson, send } from "../support/http";
import { rowsOf, startServer, type RunningServer } from "../support/server";

const foreign = "https://evil.example";
const allowed = "https://static.example";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ ALLOWED_ORIGINS: allowed });
});

describe.each([
  { path: contactPath, kind: "contact-enquiry", values: enquiry },
  { path: expertPath, kind: "expert-appointment", values: appointment },
])("POST $path", ({ path, kind, values }) => {
  it("keeps what was sent, to the letter, and answers its id", async () => {
    const answer = await postJson(server.url, path, values);
    expect(answer.status).toBe(201);
    expect(answer.headers["cache-control"]).toBe("no-store");
    const { id } = JSON.parse(answer.body);
    const [row] = await rowsOf(server.databaseUrl, `SELECT * FROM submissions WHERE id = '${id}'`);
    expect(row).toMatchObject({ kind, email: values.email });
    expect(JSON.parse(String(row?.fields))).toEqual(values);
    expect(String(row?.received_at)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it("answers with 422 and a message for each wrong field, and keeps nothing", async () => {
    const before = await rowsOf(server.databaseUrl, "SELECT count(*) AS n FROM submissions");
    const answer = await postJson(server.url, path, { ...values, email: "asha", name: "" });
    expect(answer.status).toBe(422);
    expect(JSON.parse(answer.body)).toEqual({
      errors: {
        name: "Name is required",
        email: kind === "contact-enquiry" ? "Invalid email format" : "Email is invalid",
      },
    });
    expect(await rowsOf(server.databaseUrl, "SELECT count(*) AS n FROM submissions")).toEqual(
      before,
    );
  });

  it.each(["\r", "\n", "\0"])("refuses %j in a single line", async (character) => {
    const answer = await postJson(server.url, path, { ...values, name: `Asha${character}Rao` });
    expect(answer.status).toBe(422);
    expect(Object.keys(JSON.parse(answer.body).errors)).toEqual(["name"]);
  });

  it.each([
    ["broken JSON", "{"],
    ["nothing", ""],
    ["null", "null"],
    ["a list", "[]"],
    ["a text", '"name"'],
    ["an unknown key", JSON.stringify({ ...values, admin: "yes" })],
    ["a field that is no text", JSON.stringify({ ...values, name: 5 })],
    ["a prototype", '{"__proto__":{"name":"x"}}'],
    ["a constructor", '{"constructor":{"prototype":{"name":"x"}}}'],
  ])("answers with 400 to %s", async (_what, body) => {
    const answer = await send(server.url, path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body)).toEqual({
      error: expect.stringMatching(/^The form could not/),
    });
  });

  it("answers with 413 above 32 KB, and takes what is below", async () => {
    const body = (size: number) => {
      const rest = JSON.stringify({ ...values, name: "" }).length;
      return { ...values, name: "a".repeat(size - rest) };
    };
    expect((await postJson(server.url, path, body(32 * 1024))).status).toBe(422);
    expect((await postJson(server.url, path, body(32 * 1024 + 1))).status).toBe(413);
  });

  it.each(["text/plain", "multipart/form-data; boundary=x", "application/xml", "text/json"])(
    "answers with 415 to %s",
    async (type) => {
      const body = JSON.stringify(values);
      const headers = { "content-type": type };
      expect((await send(server.url, path, { method: "POST", headers, body })).status).toBe(415);
    },
  );

  it("answers with 415 to a compressed body", async () => {
    const answer = await postJson(server.url, path, values, { "content-encoding": "gzip" });
    expect(answer.status).toBe(415);
  });

  it.each(["GET", "HEAD", "PUT", "PATCH", "DELETE"])("answers with 405 to %s", async (method) => {
    const answer = await send(server.url, path, { method, headers: { "content-type": "made/up" } });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe("POST, OPTIONS");
  });

  it.each([foreign, "null", "https://static.example.evil.example", "http://static.example", "x"])(
    "answers with 403 to a page of %s",
    async (origin) => {
      const answer = await postJson(server.url, path, values, { origin });
      expect(answer.status).toBe(403);
      expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
    },
  );

  it("takes it from a page of its own", async () => {
    const answer = await postJson(server.url, path, values, { origin: server.url });
    expect(answer.status).toBe(201);
    expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
  });

  it("does not take another site for its own because its name begins alike", async () => {
    const from = (origin: string) =>
      postJson(server.url, path, values, { host: "conaas.example", origin });
    expect((await from("https://conaas.example")).status).toBe(201);
    expect((await from("https://conaas.example.evil.example")).status).toBe(403);
    expect((await from("https://conaas.example:8443")).status).toBe(403);
    expect((await from("https://www.conaas.example")).status).toBe(403);
  });

  it.each([201, 422])("lets a page of an allowed site read a %d", async (status) => {
    const body = status === 201 ? values : {};
    const answer = await postJson(server.url, path, body, { origin: allowed });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      "access-control-allow-origin": allowed,
      "access-control-expose-headers": "Retry-After",
      vary: "Origin",
    });
  });

  it("answers what a browser asks before a call across sites", async () => {
    const headers = { origin: allowed, "access-control-request-method": "POST" };
    const answer = await send(server.url, path, { method: "OPTIONS", headers });
    expect(answer.status).toBe(204);
    expect(answer.headers["access-control-allow-origin"]).toBe(allowed);
    expect(answer.headers["access-control-allow-methods"]).toContain("POST");
    for (const name of ["Content-Type", "Idempotency-Key", "X-Form-Token", "X-Form-Website"]) {
      expect(answer.headers["access-control-allow-headers"]).toContain(name);
    }
    const other = await send(server.url, path, { method: "OPTIONS", headers: { origin: foreign } });
    expect(other.status).toBe(403);
    expect(other.headers).not.toHaveProperty("access-control-allow-origin");
  });
});
