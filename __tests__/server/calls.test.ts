import { appointment, contactPath, enquiry, expertPath } from "./support/samples";
import { postJson, send } from "./support/http";
import { rowsOf, startServer, type RunningServer } from "./support/server";

const foreign = "https://evil.example";
const allowed = "https://static.example";
const tokenPath = "/mainsite/form-token";

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
    expect(JSON.parse(String(row?.["fields"]))).toEqual(values);
    expect(String(row?.["received_at"])).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
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

describe("idempotency", () => {
  const post = (key: string, values: unknown = enquiry, path = contactPath) =>
    postJson(server.url, path, values, { "idempotency-key": key });

  it("answers a repeat as the first time, and keeps one", async () => {
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

  it("keeps one of many that come at the same time", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => post("repeat-2")));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
  });

  it("refuses the same key with other content, and from the other form", async () => {
    const { id } = JSON.parse((await post("repeat-3")).body);
    const other = await post("repeat-3", { ...enquiry, messages: "Something else" });
    expect(other.status).toBe(422);
    expect(JSON.parse(other.body)).toEqual({ error: expect.any(String), errors: {} });
    expect((await post("repeat-3", appointment, expertPath)).status).toBe(422);
    const rows = await rowsOf(
      server.databaseUrl,
      `SELECT fields FROM submissions WHERE id='${id}'`,
    );
    expect(JSON.parse(String(rows[0]?.["fields"]))).toEqual(enquiry);
  });

  it("lets a key be used again after a form that was wrong", async () => {
    expect((await post("repeat-4", { ...enquiry, email: "" })).status).toBe(422);
    expect((await post("repeat-4")).status).toBe(201);
  });

  it("keeps both of two without a key", async () => {
    const ids = [];
    for (let i = 0; i < 2; i++) {
      ids.push(JSON.parse((await postJson(server.url, contactPath, enquiry)).body).id);
    }
    expect(new Set(ids).size).toBe(2);
  });

  it.each(["with spaces in it", "a".repeat(201)])("refuses the key %s", async (key) => {
    expect((await post(key)).status).toBe(400);
  });
});

describe("marks of a machine", () => {
  const marksAfter = async (headers: Record<string, string>) => {
    const answer = await postJson(server.url, contactPath, enquiry, headers);
    expect(answer.status).toBe(201);
    const { id } = JSON.parse(answer.body);
    const [row] = await rowsOf(
      server.databaseUrl,
      `SELECT suspect FROM submissions WHERE id='${id}'`,
    );
    return JSON.parse(String(row?.["suspect"]));
  };
  const newToken = async (url = server.url) =>
    String(JSON.parse((await send(url, tokenPath)).body).token);

  it("marks a form without a token, and one with a token of nobody's", async () => {
    expect(await marksAfter({})).toEqual(["no form token"]);
    expect(await marksAfter({ "x-form-token": "abc.def" })).toEqual(["forged form token"]);
  });

  it("marks a form that was filled in faster than anyone can", async () => {
    expect(await marksAfter({ "x-form-token": await newToken() })).toEqual(["filled in too fast"]);
  });

  it("marks a form whose hidden field was filled in", async () => {
    const marks = await marksAfter({ "x-form-website": "https://spam.example" });
    expect(marks).toContain("hidden field filled in");
  });

  it("marks nothing on a form from an allowed site, whose page fetches no token", async () => {
    expect(await marksAfter({ origin: allowed })).toEqual([]);
  });

  it("marks nothing on a form that took its time", async () => {
    const patient = await startServer({ MINIMUM_FILL_SECONDS: "0" });
    const token = await newToken(patient.url);
    const headers = { "x-form-token": token, "x-form-website": "" };
    await postJson(patient.url, contactPath, enquiry, headers);
    const rows = await rowsOf(patient.databaseUrl, "SELECT suspect FROM submissions");
    expect(rows).toEqual([{ suspect: "[]" }]);
  });

  it("gives tokens to pages of allowed sites only, and lets nobody keep them", async () => {
    const answer = await send(server.url, tokenPath, { headers: { origin: allowed } });
    expect(answer.headers).toMatchObject({
      "cache-control": "no-store",
      "access-control-allow-origin": allowed,
    });
    const other = await send(server.url, tokenPath, { headers: { origin: foreign } });
    expect(other.status).toBe(403);
    const posted = await send(server.url, tokenPath, { method: "POST" });
    expect(posted.status).toBe(405);
    expect(posted.headers.allow).toBe("GET, HEAD, OPTIONS");
  });
});

describe("rate limit", () => {
  it("answers with 429 and when to come again, and keeps nothing more", async () => {
    const strict = await startServer({ RATE_LIMIT_PER_MINUTE: "2" });
    expect((await postJson(strict.url, contactPath, enquiry)).status).toBe(201);
    expect((await postJson(strict.url, expertPath, {})).status).toBe(422);
    const answer = await postJson(strict.url, contactPath, enquiry);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(50);
    expect(Number(answer.headers["retry-after"])).toBeLessThanOrEqual(60);
    const rows = await rowsOf(strict.databaseUrl, "SELECT count(*) AS n FROM submissions");
    expect(rows).toEqual([{ n: 1 }]);
  });

  it("believes no address that a visitor writes down", async () => {
    const strict = await startServer({ RATE_LIMIT_PER_MINUTE: "1" });
    const from = (address: string) =>
      postJson(strict.url, contactPath, enquiry, { "x-forwarded-for": address });
    expect((await from("192.0.2.1")).status).toBe(201);
    expect((await from("192.0.2.2")).status).toBe(429);
  });

  it("counts the visitor, not the proxy, when the proxy is trusted", async () => {
    const strict = await startServer({ RATE_LIMIT_PER_MINUTE: "1", TRUST_PROXY: "loopback" });
    const from = (addresses: string) =>
      postJson(strict.url, contactPath, enquiry, { "x-forwarded-for": addresses });
    expect((await from("192.0.2.1")).status).toBe(201);
    expect((await from("192.0.2.2")).status).toBe(201);
    // What stands further left was written by the visitor.
    expect((await from("198.51.100.7, 192.0.2.1")).status).toBe(429);
  });

  it("knows its own address behind a proxy that ends TLS", async () => {
    const proxied = await startServer({ TRUST_PROXY: "loopback" });
    const answer = await postJson(proxied.url, contactPath, enquiry, {
      origin: "https://www.conaas.example",
      "x-forwarded-host": "www.conaas.example",
      "x-forwarded-proto": "https",
    });
    expect(answer.status).toBe(201);
  });
});

describe("when the database cannot be opened", () => {
  it("says so, serves the pages, and takes forms again once it can", async () => {
    const { rm, writeFile } = await import("node:fs/promises");
    const { emptyFolder } = await import("./support/folder");
    const folder = await emptyFolder();
    await writeFile(`${folder}/data`, "a file where the folder should be");
    const broken = await startServer({ DATABASE_URL: `file:${folder}/data/submissions.db` });

    expect((await send(broken.url, "/")).status).toBe(200);
    const health = await send(broken.url, "/healthz");
    expect(health.status).toBe(503);
    expect(JSON.parse(health.body)).toEqual({ status: "down", down: ["database"] });
    const answer = await postJson(broken.url, contactPath, enquiry);
    expect(answer.status).toBe(503);
    expect(JSON.parse(answer.body)).toEqual({ error: "The form was not kept" });

    await rm(`${folder}/data`);
    expect((await postJson(broken.url, contactPath, enquiry)).status).toBe(201);
    const healthy = await send(broken.url, "/healthz");
    expect(healthy).toMatchObject({ status: 200, body: '{"status":"ok"}' });
    expect(healthy.headers["cache-control"]).toBe("no-store");
  });
});
