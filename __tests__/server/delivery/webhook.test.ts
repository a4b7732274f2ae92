import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { OutboxTimes } from "../../../src/server/delivery/outbox";
import { postJson } from "../support/http";
import { contactPath, enquiry } from "../support/samples";
import { rowsOf, startServer } from "../support/server";
import { until } from "../support/wait";

const key = Buffer.alloc(24, 7);
const quick = { poll: 20, firstRetry: 20, longestRetry: 50 };

type Received = { time: number; path: string; headers: IncomingHttpHeaders; body: string };

let receiver: Server;
let received: Received[];
let statuses: number[];
let base: string;

beforeEach(async () => {
  received = [];
  statuses = [];
  receiver = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      received.push({
        time: performance.now(),
        path: request.url ?? "",
        headers: request.headers,
        body,
      });
      response.writeHead(statuses.shift() ?? 200, { location: "/elsewhere" }).end("thanks");
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const address = receiver.address();
  if (typeof address !== "object" || address === null) throw new Error("No address");
  base = `http://127.0.0.1:${address.port}`;
});

afterEach(async () => {
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
});

const startWithWebhook = (times: Partial<OutboxTimes> = quick) =>
  startServer(
    { WEBHOOK_URL: `${base}/hook`, WEBHOOK_SECRET: `whsec_${key.toString("base64")}` },
    times,
  );

it("posts the submission with a signature", async () => {
  const { url } = await startWithWebhook();
  const { id } = JSON.parse((await postJson(url, contactPath, enquiry)).body);
  await until("the post arrived", () => received.length === 1);
  const [post] = received;
  expect(post?.path).toBe("/hook");
  expect(JSON.parse(post?.body ?? "")).toMatchObject({
    id,
    kind: "contact-enquiry",
    suspect: ["no form token"],
    fields: enquiry,
  });
  const { "webhook-id": webhookId, "webhook-timestamp": timestamp } = post?.headers ?? {};
  expect(webhookId).toBe(id);
  expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(10);
  const signed = `${String(webhookId)}.${String(timestamp)}.${post?.body ?? ""}`;
  const signature = createHmac("sha256", key).update(signed).digest("base64");
  expect(post?.headers["webhook-signature"]).toBe(`v1,${signature}`);
});

it("retries with the same id until the receiver accepts it", async () => {
  statuses = [500, 429, 404];
  const { url, databaseUrl } = await startWithWebhook();
  await postJson(url, contactPath, enquiry);
  await until("the fourth post arrived", () => received.length === 4);
  await until("the delivery is marked", async () => {
    const rows = await rowsOf(databaseUrl, "SELECT delivered_at, last_error FROM deliveries");
    return rows[0]?.delivered_at !== null && rows[0]?.last_error === null;
  });
  expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  expect(received).toHaveLength(4);
});

it("doubles the delay after each failure, up to a limit", async () => {
  statuses = Array<number>(100).fill(500);
  const times = { poll: 5, firstRetry: 60, longestRetry: 240 };
  const { url } = await startWithWebhook(times);
  await postJson(url, contactPath, enquiry);
  await until("the sixth post arrived", () => received.length === 6);
  const gaps = received.slice(1).map(({ time }, i) => time - (received[i]?.time ?? 0));
  [60, 120, 240, 240, 240].forEach((delay, i) => {
    expect(gaps[i]).toBeGreaterThanOrEqual(delay - 5);
  });
  // Without the limit this delay would be 960 ms.
  expect(gaps[4]).toBeLessThan(900);
});

it("does not follow redirects", async () => {
  statuses = [302, 307];
  const { url } = await startWithWebhook();
  await postJson(url, contactPath, enquiry);
  await until("the third post arrived", () => received.length === 3);
  expect(received.map(({ path }) => path)).toEqual(["/hook", "/hook", "/hook"]);
});

it("stores the reason of a failure without personal data", async () => {
  statuses = Array<number>(100).fill(503);
  const { url, databaseUrl } = await startWithWebhook();
  await postJson(url, contactPath, enquiry);
  await until("the second post arrived", () => received.length >= 2);
  const rows = await rowsOf(databaseUrl, "SELECT last_error FROM deliveries");
  expect(rows).toEqual([{ last_error: "WebhookError 503" }]);
});
