import { postForm, postJson, send } from "../support/http";
import { contactPath, enquiry } from "../support/samples";
import { startServer } from "../support/server";

const tokenPath = "/mainsite/form-token";

let url: string;
let unconfigured: string;

beforeAll(async () => {
  const settings = { PUBLIC_URL: "https://www.conaas.example,http://intranet.example:8080" };
  ({ url } = await startServer({ ...settings, ALLOWED_ORIGINS: "https://static.example" }));
  ({ url: unconfigured } = await startServer());
});

const statusOf = async (headers: Record<string, string>, server = url) =>
  (await postJson(server, contactPath, enquiry, headers)).status;

it.each([
  ["www.conaas.example", "https://www.conaas.example"],
  ["WWW.conaas.example:443", "https://www.conaas.example"],
  ["intranet.example:8080", "http://intranet.example:8080"],
  ["www.conaas.example", "https://static.example"],
  // A proxy that does not pass the visitor's Host on.
  ["127.0.0.1:9000", "https://www.conaas.example"],
])("accepts a form for the host %s from %s", async (host, origin) => {
  expect(await statusOf({ host, origin })).toBe(201);
});

it.each([
  ["evil.test", "https://evil.test"],
  ["evil.test", "http://evil.test"],
  ["evil.test", "https://www.conaas.example"],
  ["evil.test", "https://static.example"],
  ["conaas.example", "https://conaas.example"],
  ["www.conaas.example.evil.test", "https://www.conaas.example.evil.test"],
  ["localhost.evil.test", "http://localhost.evil.test"],
  ["localhost@evil.test", "http://evil.test"],
  ["www.conaas.example", "http://www.conaas.example"],
  ["www.conaas.example", "https://www.conaas.example:8443"],
  ["www.conaas.example", "http://localhost"],
  ["intranet.example", "http://intranet.example"],
  ["localhost:9000", "http://localhost:3000"],
])("rejects a form for the host %s from %s", async (host, origin) => {
  expect(await statusOf({ host, origin })).toBe(403);
  expect((await send(url, tokenPath, { headers: { host, origin } })).status).toBe(403);
});

it("rejects a form for an unknown host without an Origin", async () => {
  expect(await statusOf({ host: "evil.test" })).toBe(403);
});

it.each([
  "localhost:9000",
  "LOCALHOST:9000",
  "localhost",
  "127.0.0.1",
  "127.1.2.3:81",
  "[::1]:9000",
])("needs no setting on this machine: accepts a form for %s", async (host) => {
  const headers = { host, origin: `http://${host.toLowerCase()}` };
  expect(await statusOf(headers, unconfigured)).toBe(201);
});

it("rejects a form for any other host until PUBLIC_URL is set", async () => {
  const headers = { host: "www.conaas.example", origin: "https://www.conaas.example" };
  expect(await statusOf(headers, unconfigured)).toBe(403);
});

it("recognises its own pages behind a proxy that terminates TLS", async () => {
  const proxied = await startServer({
    TRUST_PROXY: "loopback",
    PUBLIC_URL: "https://www.conaas.example",
  });
  const from = (name: string) => ({
    origin: `https://${name}`,
    "x-forwarded-host": name,
    "x-forwarded-proto": "https",
  });
  expect(await statusOf(from("www.conaas.example"), proxied.url)).toBe(201);
  expect(await statusOf(from("evil.test"), proxied.url)).toBe(403);
});

describe("a request without an Origin", () => {
  it.each([
    ["cross-site", 403],
    ["same-site", 403],
    ["same-origin", 201],
    ["none", 201],
  ])("with Sec-Fetch-Site: %s gets %d", async (site, status) => {
    expect(await statusOf({ "sec-fetch-site": site })).toBe(status);
  });

  it("is rejected as a plain form from another site, too", async () => {
    const headers = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
    expect((await postForm(url, contactPath, enquiry, headers)).status).toBe(403);
  });

  it("may follow a link on another site", async () => {
    const headers = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
    expect((await send(url, contactPath, { headers })).status).toBe(303);
  });
});
