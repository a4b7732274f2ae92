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
  { path: contactPath, page: "/contact-us", kind: "contact-enquiry", values: enquiry },
  {
    path: expertPath,
    page: "/contact-us#appointment",
    kind: "expert-appointment",
    values: appointment,
  },
])("POST $path", ({ path, page, kind, values }) => {
  it("saves the fields unchanged and returns an id", async () => {
    const response = await postJson(server.url, path, values);
    expect(response.status).toBe(201);
    expect(response.headers["cache-control"]).toBe("no-store");
    const { id } = JSON.parse(response.body);
    const [row] = await rowsOf(server.databaseUrl, `SELECT * FROM submissions WHERE id = '${id}'`);
    expect(row).toMatchObject({ kind });
    expect(JSON.parse(String(row?.fields))).toEqual(values);
    expect(String(row?.received_at)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it("returns 422 with a message for each invalid field, and saves nothing", async () => {
    const before = await rowsOf(server.databaseUrl, "SELECT count(*) AS n FROM submissions");
    const response = await postJson(server.url, path, { ...values, email: "asha", name: "" });
    expect(response.status).toBe(422);
    expect(JSON.parse(response.body)).toEqual({
      errors: {
        name: "Name is required",
        email: kind === "contact-enquiry" ? "Invalid email format" : "Email is invalid",
      },
    });
    expect(await rowsOf(server.databaseUrl, "SELECT count(*) AS n FROM submissions")).toEqual(
      before,
    );
  });

  it.each(["\r", "\n", "\0"])("rejects %j in a single-line field", async (character) => {
    const response = await postJson(server.url, path, { ...values, name: `Asha${character}Rao` });
    expect(response.status).toBe(422);
    expect(Object.keys(JSON.parse(response.body).errors)).toEqual(["name"]);
  });

  it.each([
    ["broken JSON", "{"],
    ["an empty body", ""],
    ["null", "null"],
    ["an array", "[]"],
    ["a string", '"name"'],
    ["an unknown key", JSON.stringify({ ...values, admin: "yes" })],
    ["a field that is not a string", JSON.stringify({ ...values, name: 5 })],
    ["a prototype", '{"__proto__":{"name":"x"}}'],
    ["a constructor", '{"constructor":{"prototype":{"name":"x"}}}'],
  ])("returns 400 for %s", async (_what, body) => {
    const response = await send(server.url, path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    expect(response.status).toBe(400);
    expect(JSON.parse(response.body)).toEqual({
      error: expect.stringMatching(/^The form could not/),
    });
  });

  it("returns 413 above 32 KB and not below", async () => {
    const body = (size: number) => {
      const rest = JSON.stringify({ ...values, name: "" }).length;
      return { ...values, name: "a".repeat(size - rest) };
    };
    expect((await postJson(server.url, path, body(32 * 1024))).status).toBe(422);
    expect((await postJson(server.url, path, body(32 * 1024 + 1))).status).toBe(413);
  });

  it.each(["text/plain", "multipart/form-data; boundary=x", "application/xml", "text/json"])(
    "returns 415 for %s",
    async (type) => {
      const body = JSON.stringify(values);
      const headers = { "content-type": type };
      expect((await send(server.url, path, { method: "POST", headers, body })).status).toBe(415);
    },
  );

  it("returns 415 for a compressed body", async () => {
    const response = await postJson(server.url, path, values, { "content-encoding": "gzip" });
    expect(response.status).toBe(415);
  });

  it.each(["PUT", "PATCH", "DELETE"])("returns 405 for %s", async (method) => {
    const response = await send(server.url, path, {
      method,
      headers: { "content-type": "made/up" },
    });
    expect(response.status).toBe(405);
    expect(response.headers.allow).toBe("GET, HEAD, POST, OPTIONS");
  });

  it.each(["GET", "HEAD"])(
    "redirects %s to the page of the form, without the query",
    async (method) => {
      const response = await send(server.url, `${path}?name=Asha`, { method });
      expect(response).toMatchObject({ status: 303, body: "" });
      expect(response.headers.location).toBe(page);
      expect(response.headers["cache-control"]).toBe("no-store");
    },
  );

  it.each([foreign, "null", "https://static.example.evil.example", "http://static.example", "x"])(
    "returns 403 for a page of %s",
    async (origin) => {
      const response = await postJson(server.url, path, values, { origin });
      expect(response.status).toBe(403);
      expect(response.headers).not.toHaveProperty("access-control-allow-origin");
    },
  );

  it("accepts a form from its own page", async () => {
    const response = await postJson(server.url, path, values, { origin: server.url });
    expect(response.status).toBe(201);
    expect(response.headers).not.toHaveProperty("access-control-allow-origin");
  });

  it.each([201, 422])("lets a page of an allowed site read a %d response", async (status) => {
    const body = status === 201 ? values : {};
    const response = await postJson(server.url, path, body, { origin: allowed });
    expect(response.status).toBe(status);
    expect(response.headers).toMatchObject({
      "access-control-allow-origin": allowed,
      "access-control-expose-headers": "Retry-After",
      vary: "Origin",
    });
  });

  it("replies to preflight requests of allowed sites only", async () => {
    const headers = { origin: allowed, "access-control-request-method": "POST" };
    const response = await send(server.url, path, { method: "OPTIONS", headers });
    expect(response.status).toBe(204);
    expect(response.headers["access-control-allow-origin"]).toBe(allowed);
    expect(response.headers["access-control-allow-methods"]).toContain("POST");
    for (const name of ["Content-Type", "Idempotency-Key", "X-Form-Token", "X-Form-Website"]) {
      expect(response.headers["access-control-allow-headers"]).toContain(name);
    }
    const other = await send(server.url, path, { method: "OPTIONS", headers: { origin: foreign } });
    expect(other.status).toBe(403);
    expect(other.headers).not.toHaveProperty("access-control-allow-origin");
  });
});
