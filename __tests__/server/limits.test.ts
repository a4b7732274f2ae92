import { postJson } from "./support/http";
import { contactPath, enquiry, expertPath } from "./support/samples";
import { rowsOf, startServer } from "./support/server";

it("returns 429 with Retry-After above the limit, and saves nothing", async () => {
  const strict = await startServer({ RATE_LIMIT_PER_MINUTE: "2" });
  expect((await postJson(strict.url, contactPath, enquiry)).status).toBe(201);
  expect((await postJson(strict.url, expertPath, {})).status).toBe(422);
  const response = await postJson(strict.url, contactPath, enquiry);
  expect(response.status).toBe(429);
  expect(Number(response.headers["retry-after"])).toBeGreaterThan(50);
  expect(Number(response.headers["retry-after"])).toBeLessThanOrEqual(60);
  const rows = await rowsOf(strict.databaseUrl, "SELECT count(*) AS n FROM submissions");
  expect(rows).toEqual([{ n: 1 }]);
});

it("ignores X-Forwarded-For from visitors", async () => {
  const strict = await startServer({ RATE_LIMIT_PER_MINUTE: "1" });
  const from = (address: string) =>
    postJson(strict.url, contactPath, enquiry, { "x-forwarded-for": address });
  expect((await from("192.0.2.1")).status).toBe(201);
  expect((await from("192.0.2.2")).status).toBe(429);
});

it("counts the visitor's address behind a trusted proxy", async () => {
  const strict = await startServer({ RATE_LIMIT_PER_MINUTE: "1", TRUST_PROXY: "loopback" });
  const from = (addresses: string) =>
    postJson(strict.url, contactPath, enquiry, { "x-forwarded-for": addresses });
  expect((await from("192.0.2.1")).status).toBe(201);
  expect((await from("192.0.2.2")).status).toBe(201);
  // Addresses further left were set by the visitor.
  expect((await from("198.51.100.7, 192.0.2.1")).status).toBe(429);
});

it("limits the forms of all visitors together", async () => {
  const strict = await startServer({ RATE_LIMIT_TOTAL_PER_MINUTE: "2", TRUST_PROXY: "loopback" });
  const from = (address: string) =>
    postJson(strict.url, contactPath, enquiry, { "x-forwarded-for": address });
  expect((await from("192.0.2.1")).status).toBe(201);
  expect((await from("192.0.2.2")).status).toBe(201);
  expect((await from("192.0.2.3")).status).toBe(429);
});

it.each(["1:2:3:4:5:6:7:8:9::1", "unknown", "::::", "[::1]:80", "300.1.1.1"])(
  "accepts a form with the unreadable X-Forwarded-For %s",
  async (address) => {
    const proxied = await startServer({ TRUST_PROXY: "loopback" });
    const headers = { "x-forwarded-for": address };
    expect((await postJson(proxied.url, contactPath, enquiry, headers)).status).toBe(201);
  },
);
