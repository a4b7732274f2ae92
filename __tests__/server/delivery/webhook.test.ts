import { createHmac } from "node:crypto";
import type { OutboxTimes } from "../../../src/server/delivery/outbox";
import { postJson } from "../support/http";
import { startReceiver } from "../support/receiver";
import { contactPath, enquiry } from "../support/samples";
import { startServer } from "../support/server";
import { until } from "../support/wait";

const key = Buffer.alloc(24, 7);
const quick = { poll: 20, firstRetry: 20, longestRetry: 50 };

/** Starts a receiver that replies with these statuses and then with the last of them, and a server that posts to it. */
async function startWithWebhook(statuses: number[], times: Partial<OutboxTimes> = quick) {
  const { url, received } = await startReceiver((response, count) => {
    const status = statuses[count - 1] ?? statuses.at(-1) ?? 200;
    response.writeHead(status, { location: "/elsewhere" }).end("thanks");
  });
  const WEBHOOK_SECRET = `whsec_${key.toString("base64")}`;
  const server = await startServer({ WEBHOOK_URL: `${url}/hook`, WEBHOOK_SECRET }, times);
  const headers = { "x-form-website": "x" };
  const { body } = await postJson(server.url, contactPath, enquiry, headers);
  return { ...server, received, id: JSON.parse(body).id };
}

it("posts the submission with a signature", async () => {
  const { received, id } = await startWithWebhook([200]);
  await until("the post arrived", () => received.length === 1);
  const [{ line, headers, body } = { line: "", headers: {}, body: "" }] = received;
  expect(line).toBe("POST /hook");
  expect(JSON.parse(body)).toEqual({
    id,
    kind: "contact-enquiry",
    receivedAt: expect.any(String),
    suspect: ["hidden field filled in"],
    fields: enquiry,
  });
  expect(headers["webhook-id"]).toBe(id);
  const signed = `${id}.${String(headers["webhook-timestamp"])}.${body}`;
  const signature = createHmac("sha256", key).update(signed).digest("base64");
  expect(headers["webhook-signature"]).toBe(`v1,${signature}`);
});

it("retries with the same id, at the same address, until the receiver accepts it", async () => {
  const { received, rows } = await startWithWebhook([500, 302, 429, 404, 204]);
  await until("the delivery is marked", async () => {
    const [row] = await rows("SELECT delivered_at, last_error FROM deliveries");
    return row?.delivered_at !== null && row?.last_error === null;
  });
  expect(received.map(({ line }) => line)).toEqual(Array(5).fill("POST /hook"));
  expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
});

it("doubles the delay after each failure, up to a limit, and stores the reason", async () => {
  const hour = 3_600_000;
  const begin = Date.now();
  const { rows } = await startWithWebhook([503], {
    poll: 20,
    firstRetry: hour,
    longestRetry: 3 * hour,
  });
  const failed = "SELECT next_attempt_at AS due, last_error FROM deliveries WHERE leased_until = 0";
  for (const [attempts, hours] of [1, 2, 3].entries()) {
    const tried = `${failed} AND attempts = ${attempts + 1}`;
    await until("it has failed", async () => (await rows(tried)).length === 1);
    const [{ due, last_error } = {}] = await rows(failed);
    expect(Math.floor((Number(due) - begin) / hour)).toBe(hours);
    expect(last_error).toBe("WebhookError 503");
    await rows("UPDATE deliveries SET next_attempt_at = 0 RETURNING 1");
  }
});

it("parks what the receiver refuses for good", async () => {
  const { received, rows } = await startWithWebhook([422]);
  const parked = "SELECT last_error FROM deliveries WHERE parked_at IS NOT NULL";
  await until("it is parked", async () => (await rows(parked)).length === 1);
  expect(await rows(parked)).toEqual([{ last_error: "WebhookError 422" }]);
  expect(received).toHaveLength(4);
});
