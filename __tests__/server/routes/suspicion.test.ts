import { postJson, send } from "../support/http";
import { contactPath, enquiry } from "../support/samples";
import { rowsOf, startServer, type RunningServer } from "../support/server";

const foreign = "https://evil.example";
const allowed = "https://static.example";
const tokenPath = "/mainsite/form-token";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ ALLOWED_ORIGINS: allowed });
});

const marksAfter = async (headers: Record<string, string>) => {
  const response = await postJson(server.url, contactPath, enquiry, headers);
  expect(response.status).toBe(201);
  const { id } = JSON.parse(response.body);
  const [row] = await rowsOf(
    server.databaseUrl,
    `SELECT suspect FROM submissions WHERE id='${id}'`,
  );
  return JSON.parse(String(row?.suspect));
};
const newToken = async (url = server.url) =>
  String(JSON.parse((await send(url, tokenPath)).body).token);

it("marks a form without a token or with a forged one", async () => {
  expect(await marksAfter({})).toEqual(["no form token"]);
  expect(await marksAfter({ "x-form-token": "abc.def" })).toEqual(["forged form token"]);
});

it("marks a form that was filled in too fast", async () => {
  expect(await marksAfter({ "x-form-token": await newToken() })).toEqual(["filled in too fast"]);
});

it("marks a form with a filled-in honeypot", async () => {
  const marks = await marksAfter({ "x-form-website": "https://spam.example" });
  expect(marks).toContain("hidden field filled in");
});

it("does not mark a form from an allowed site, whose pages fetch no token", async () => {
  expect(await marksAfter({ origin: allowed })).toEqual([]);
});

it("does not mark a form that was filled in slowly enough", async () => {
  const patient = await startServer({ MINIMUM_FILL_SECONDS: "0" });
  const token = await newToken(patient.url);
  const headers = { "x-form-token": token, "x-form-website": "" };
  await postJson(patient.url, contactPath, enquiry, headers);
  const rows = await rowsOf(patient.databaseUrl, "SELECT suspect FROM submissions");
  expect(rows).toEqual([{ suspect: "[]" }]);
});

describe("a form token", () => {
  let patient: RunningServer;
  const post = async (token: string, key: string, values: unknown = enquiry) => {
    const headers = { "x-form-token": token, "idempotency-key": key };
    const { status, body } = await postJson(patient.url, contactPath, values, headers);
    return { status, body };
  };
  const marksOf = async ({ body }: { body: string }) => {
    const sql = `SELECT suspect FROM submissions WHERE id='${JSON.parse(body).id}'`;
    const [row] = await rowsOf(patient.databaseUrl, sql);
    return JSON.parse(String(row?.suspect));
  };

  beforeAll(async () => {
    patient = await startServer({ MINIMUM_FILL_SECONDS: "0" });
  });

  it("counts for one submission, and a second one is stored with a mark", async () => {
    const token = await newToken(patient.url);
    expect(await marksOf(await post(token, "once-1"))).toEqual([]);
    expect(await marksOf(await post(token, "once-2"))).toEqual(["form token used before"]);
  });

  it("counts for one of many simultaneous submissions", async () => {
    const token = await newToken(patient.url);
    const keys = Array.from({ length: 10 }, (_, i) => `many-${i}`);
    const saved = await Promise.all(keys.map((key) => post(token, key)));
    const marks = await Promise.all(saved.map(marksOf));
    expect(marks.filter((reasons) => reasons.length === 0)).toHaveLength(1);
  });

  it("returns the same response to a retry", async () => {
    const token = await newToken(patient.url);
    const first = await post(token, "retry");
    expect(await post(token, "retry")).toEqual(first);
    expect(await marksOf(first)).toEqual([]);
  });

  it("is not used up by a form with errors", async () => {
    const token = await newToken(patient.url);
    expect((await post(token, "errors-1", { ...enquiry, email: "" })).status).toBe(422);
    expect(await marksOf(await post(token, "errors-2"))).toEqual([]);
  });

  it("is separate for each tab", async () => {
    const [first, second] = [await newToken(patient.url), await newToken(patient.url)];
    expect(await marksOf(await post(first, "tab-1"))).toEqual([]);
    expect(await marksOf(await post(second, "tab-2"))).toEqual([]);
  });
});

it("issues uncacheable tokens, to its own and allowed sites only", async () => {
  const response = await send(server.url, tokenPath, { headers: { origin: allowed } });
  expect(response.headers).toMatchObject({
    "cache-control": "no-store",
    "access-control-allow-origin": allowed,
  });
  const other = await send(server.url, tokenPath, { headers: { origin: foreign } });
  expect(other.status).toBe(403);
  const posted = await send(server.url, tokenPath, { method: "POST" });
  expect(posted.status).toBe(405);
  expect(posted.headers.allow).toBe("GET, HEAD, OPTIONS");
});
