import { createHmac } from "node:crypto";
import { findFreePort } from "../../setup/free-port";
import { postJson } from "../../setup/http";
import { startReceiver } from "../../setup/receiver";
import { contactPath, enquiry } from "../../setup/sample-submissions";
import { startServer } from "../support/server";
import { waitUntil } from "../../setup/wait";

const key = Buffer.alloc(24, 7);
const quick = { poll: 10, firstRetry: 5, longestRetry: 20 };

/** Starts a receiver that replies with these statuses and then with the last of them, and a server that posts to it. */
async function startWithWebhook(statuses: number[], login = "") {
  const { url, received } = await startReceiver((response, count) => {
    const status = statuses[count - 1] ?? statuses.at(-1) ?? 200;
    response.writeHead(status, { location: "/elsewhere?key=secret" }).end("thanks");
  });
  const WEBHOOK_SECRET = `whsec_${key.toString("base64")}`;
  const WEBHOOK_URL = `${url.replace("//", `//${login}`)}/hook`;
  const server = await startServer({ WEBHOOK_URL, WEBHOOK_SECRET }, quick);
  const headers = { "x-form-website": "x" };
  const { body } = await postJson(server.url, contactPath, enquiry, headers);
  return { ...server, hook: `${url}/hook`, received, id: JSON.parse(body).id };
}

it("posts the submission with a signature, and with the login of its address", async () => {
  const { received, id } = await startWithWebhook([200], "asha:%C3%A9t%C3%A9@");
  await waitUntil("the post arrived", () => received.length === 1);
  const [{ line, headers, body } = { line: "", headers: {}, body: "" }] = received;
  expect(line).toBe("POST /hook");
  expect(JSON.parse(body)).toEqual({
    id,
    kind: "contact-enquiry",
    receivedAt: expect.any(String),
    suspect: ["looks automated"],
    fields: enquiry,
  });
  expect(headers.authorization).toBe(`Basic ${Buffer.from("asha:été").toString("base64")}`);
  expect(headers["webhook-id"]).toBe(id);
  const timestamp = Number(headers["webhook-timestamp"]);
  // In seconds. Receivers refuse what is older or newer than some minutes.
  expect(Math.abs(Date.now() / 1_000 - timestamp)).toBeLessThan(60);
  const signed = `${id}.${timestamp}.${body}`;
  const signature = createHmac("sha256", key).update(signed).digest("base64");
  expect(headers["webhook-signature"]).toBe(`v1,${signature}`);
});

it("retries with the same id, at the same address, until the receiver accepts it", async () => {
  const { received, rows } = await startWithWebhook([500, 429, 404, 401, 204]);
  await waitUntil("the delivery is marked", async () => {
    const [row] = await rows("SELECT delivered_at, last_error FROM deliveries");
    return row?.delivered_at !== null && row?.last_error === null;
  });
  expect(received.map(({ line }) => line)).toEqual(Array(5).fill("POST /hook"));
  expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
});

it.each([
  ["seconds", () => "1"],
  // A date has no parts of a second.
  ["a date", () => new Date(Date.now() + 2_000).toUTCString()],
])("tries again when the receiver has asked for it, in %s", async (_how, retryAfter) => {
  const times: number[] = [];
  const { url, received } = await startReceiver((response, count) => {
    times.push(performance.now());
    const headers = { "retry-after": retryAfter() };
    response.writeHead(count === 1 ? 429 : 200, headers).end();
  });
  const WEBHOOK_SECRET = `whsec_${key.toString("base64")}`;
  const patient = { ...quick, longestRetry: 60_000 };
  const server = await startServer({ WEBHOOK_URL: url, WEBHOOK_SECRET }, patient);
  await postJson(server.url, contactPath, enquiry);
  await waitUntil("it has come again", () => received.length === 2);
  const [first = 0, second = 0] = times;
  expect(second - first).toBeGreaterThan(900);
});

it("follows no redirect, names its target, and parks what gets four of them", async () => {
  const { hook, received, rows } = await startWithWebhook([302]);
  await waitUntil("it is parked", async () => {
    const [row] = await rows("SELECT parked_at FROM deliveries");
    return row?.parked_at !== null;
  });
  expect(received.map(({ line }) => line)).toEqual(Array(4).fill("POST /hook"));
  const last_error = `The webhook redirects to ${hook.replace("/hook", "/elsewhere")} (302), which is not followed`;
  expect(await rows("SELECT last_error FROM deliveries")).toEqual([{ last_error }]);
});

it.each([[[400, 409, 413, 415]], [[422]]])(
  "parks what the receiver refuses four times with %j",
  async (statuses) => {
    const { received, rows } = await startWithWebhook(statuses);
    await waitUntil("it is parked, or came too often", async () => {
      const [row] = await rows("SELECT parked_at FROM deliveries");
      return row?.parked_at !== null || received.length > 4;
    });
    expect(received).toHaveLength(4);
    const last_error = `The webhook replied with ${statuses.at(-1)}`;
    expect(await rows("SELECT last_error FROM deliveries")).toEqual([{ last_error }]);
  },
);

it("says why nothing listens there", async () => {
  const WEBHOOK_URL = `http://localhost:${await findFreePort()}`;
  const WEBHOOK_SECRET = `whsec_${key.toString("base64")}`;
  const { url, rows } = await startServer({ WEBHOOK_URL, WEBHOOK_SECRET }, quick);
  await postJson(url, contactPath, enquiry);
  await waitUntil("it says so", async () => {
    const [row] = await rows("SELECT last_error FROM deliveries");
    return /^connect ECONNREFUSED [\d.:a-f]+$/.test(String(row?.last_error));
  });
});
