import { appointmentWords } from "../../setup/form-words";
import { words } from "../../setup/words";
import { postJson, send } from "../../setup/http";
import { appointment, contactPath, enquiry, expertPath } from "../../setup/sample-submissions";
import { startServer, type RunningServer } from "../support/server";

const allowed = "https://static.example";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ ALLOWED_ORIGINS: allowed });
});

const countSubmissions = () => server.rows("SELECT count(*) AS n FROM submissions");
const findRow = async (id: unknown) =>
  (await server.rows(`SELECT * FROM submissions WHERE id = '${String(id)}'`))[0];

it("saves the fields unchanged, and returns an id", async () => {
  const response = await postJson(server.url, contactPath, enquiry, { origin: server.url });
  expect(response.status).toBe(201);
  expect(response.headers["cache-control"]).toBe("no-store");
  expect(response.headers).not.toHaveProperty("access-control-allow-origin");
  const row = await findRow(JSON.parse(response.body).id);
  expect(row).toMatchObject({ kind: "contact-enquiry", looks_automated: 0 });
  expect(JSON.parse(String(row?.fields))).toEqual(enquiry);
});

it("marks the fifth form with one message, and stores it all the same", async () => {
  const values = { ...enquiry, messages: "A text for everybody" };
  for (const name of ["Asha", "Bo", "Cy", "Di", "Ed"]) {
    const response = await postJson(server.url, contactPath, { ...values, name });
    expect(response.status).toBe(201);
    const row = await findRow(JSON.parse(response.body).id);
    expect([name, row?.looks_automated]).toEqual([name, name === "Ed" ? 1 : 0]);
  }
});

it("returns 422 with a message for each invalid field, and saves nothing", async () => {
  const before = await countSubmissions();
  const values = { ...appointment, email: "asha", name: "" };
  const response = await postJson(server.url, expertPath, values);
  expect(response.status).toBe(422);
  const { error } = appointmentWords;
  const errors = { name: error("name"), email: error("email", "invalid") };
  expect(JSON.parse(response.body)).toEqual({ errors });
  expect(await countSubmissions()).toEqual(before);
});

it.each([
  [contactPath, "/contact-us"],
  [expertPath, "/contact-us#appointment"],
])("redirects who opens %s, from any site, to %s without the query", async (path, page) => {
  const headers = { "sec-fetch-site": "cross-site" };
  const response = await send(server.url, `${path}?name=Asha`, { headers });
  expect(response.status).toBe(303);
  expect(response.headers.location).toBe(page);
});

it("lets pages of allowed sites send it and read the response, and no others", async () => {
  const cors = {
    "access-control-allow-origin": allowed,
    "access-control-expose-headers": "Retry-After",
    vary: "Origin",
  };
  const invalid = await postJson(server.url, contactPath, {}, { origin: allowed });
  expect(invalid).toMatchObject({ status: 422, headers: cors });
  const ask = (origin: string) =>
    send(server.url, contactPath, { method: "OPTIONS", headers: { origin } });
  expect(await ask(allowed)).toMatchObject({
    status: 204,
    headers: {
      ...cors,
      "access-control-allow-methods": "GET, POST",
      "access-control-allow-headers": "Content-Type, Idempotency-Key, X-Form-Website",
    },
  });
  const { status, headers } = await ask("https://evil.example");
  expect(status).toBe(403);
  expect(headers).not.toHaveProperty("access-control-allow-origin");
});

it.each([
  ["unreadable", 400, "application/json", "{"],
  ["unreadable", 400, "application/json", "null"],
  ["unreadable", 400, "application/json", JSON.stringify({ ...enquiry, admin: "yes" })],
  ["unreadable", 400, "application/json", JSON.stringify({ ...enquiry, name: 5 })],
  ["unreadable", 415, "application/xml", "<form/>"],
  ["tooLarge", 413, "application/json", `"${"a".repeat(1024 * 1024)}"`],
] as const)("is rejected as %s with %d: %s %.20s", async (reason, status, type, body) => {
  const headers = { "content-type": type };
  const response = await send(server.url, contactPath, { method: "POST", headers, body });
  expect(response.status).toBe(status);
  expect(JSON.parse(response.body)).toEqual({ error: words.messages.rejections[reason] });
});

it("stores time and linkedIn whatever they hold, without what nobody sees", async () => {
  const linkedIn = `two\r\nlines${"a".repeat(20_000)}`;
  const fields = { ...appointment, time: "noon", linkedIn };
  const typed = { ...fields, time: "noon\r\n\0", linkedIn: `\u202e${linkedIn}\0\u001b` };
  const { body } = await postJson(server.url, expertPath, typed);
  expect(JSON.parse(String((await findRow(JSON.parse(body).id))?.fields))).toEqual(fields);
});

it("makes one submission of all forms with an Idempotency-Key, and refuses other content with it", async () => {
  const post = (values: object, key = "key-1", path = contactPath) =>
    postJson(server.url, path, values, { "idempotency-key": key });
  expect((await post({ ...enquiry, email: "" })).status).toBe(422);
  const responses = await Promise.all(Array.from({ length: 20 }, () => post(enquiry)));
  expect(new Set(responses.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
  expect(responses[0]?.status).toBe(201);
  const other = await post({ ...enquiry, messages: "Something else" });
  expect(other.status).toBe(422);
  expect(JSON.parse(other.body)).toEqual({ error: expect.any(String), errors: {} });
  expect((await post(appointment, "key-1", expertPath)).status).toBe(422);
  const saved = await server.rows("SELECT 1 FROM submissions WHERE idempotency_key LIKE '%key-1'");
  expect(saved).toHaveLength(1);
  expect((await post(enquiry, "with spaces in it")).status).toBe(400);
  expect((await post(enquiry, "a".repeat(201))).status).toBe(400);
});
