import { postJson } from "./support/http";
import { contactPath, enquiry, expertPath } from "./support/samples";
import { rowsOf, startServer } from "./support/server";

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
