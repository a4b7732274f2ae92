import { postForm, postJson, send } from "../support/http";
import { contactPath, enquiry } from "../support/samples";
import { startServer } from "../support/server";

const servers: Record<string, string> = {};

beforeAll(async () => {
  const PUBLIC_URL = "https://www.conaas.example,http://intranet.example:8080";
  const ALLOWED_ORIGINS = "https://static.example";
  servers.configured = (await startServer({ PUBLIC_URL, ALLOWED_ORIGINS })).url;
  servers.unconfigured = (await startServer()).url;
  servers.proxied = (await startServer({ TRUST_PROXY: "loopback" })).url;
  servers.both = (await startServer({ TRUST_PROXY: "loopback", PUBLIC_URL })).url;
});

const statusOf = async (server: string, headers: Record<string, string>) =>
  (await postJson(servers[server] ?? "", contactPath, enquiry, headers)).status;

describe.each<[string, number, [host: string, origin: string][]]>([
  [
    "configured",
    201,
    [
      ["www.conaas.example", "https://www.conaas.example"],
      ["WWW.conaas.example:443", "https://www.conaas.example"],
      ["intranet.example:8080", "http://intranet.example:8080"],
      ["www.conaas.example", "https://static.example"],
      // A proxy that does not pass the visitor's Host on.
      ["127.0.0.1:9000", "https://www.conaas.example"],
    ],
  ],
  [
    "configured",
    403,
    [
      ["evil.test", "https://evil.test"],
      ["evil.test", "https://www.conaas.example"],
      ["evil.test", "https://static.example"],
      ["conaas.example", "https://conaas.example"],
      ["www.conaas.example.evil.test", "https://www.conaas.example.evil.test"],
      ["localhost.evil.test", "http://localhost.evil.test"],
      ["localhost@evil.test", "http://evil.test"],
      ["www.conaas.example", "http://www.conaas.example"],
      ["www.conaas.example", "https://www.conaas.example:8443"],
      ["www.conaas.example", "https://static.example.evil.test"],
      ["www.conaas.example", "http://static.example"],
      ["www.conaas.example", "http://localhost"],
      ["www.conaas.example", "null"],
      ["www.conaas.example", ""],
      ["intranet.example", "http://intranet.example"],
      ["localhost:9000", "http://localhost:3000"],
    ],
  ],
  [
    "unconfigured",
    201,
    [
      ["www.conaas.example", "https://www.conaas.example"],
      ["WWW.conaas.example:443", "https://www.conaas.example"],
      ["intranet.example:8080", "http://intranet.example:8080"],
      ["LOCALHOST:9000", "http://localhost:9000"],
      ["127.1.2.3:81", "http://127.1.2.3:81"],
      ["[::1]:9000", "http://[::1]:9000"],
    ],
  ],
  [
    "unconfigured",
    403,
    [
      ["www.conaas.example", "https://evil.test"],
      ["www.conaas.example", "https://conaas.example"],
      ["www.conaas.example", "https://www.conaas.example:8443"],
      ["www.conaas.example", "null"],
      ["localhost:9000", "http://localhost:3000"],
    ],
  ],
])("a server that is %s replies %d", (server, status, cases) => {
  it.each(cases)("to a form for the host %s from %j", async (host, origin) => {
    expect(await statusOf(server, { host, origin })).toBe(status);
  });
});

const own = "https://www.conaas.example";
const changedHost = { host: "127.0.0.1:9000", origin: own };
const forwarded = (host: string) => ({ ...changedHost, "x-forwarded-host": host });

it.each<[string, Record<string, string>, number]>([
  // No page can set Sec-Fetch-Site.
  ["unconfigured", { ...changedHost, "sec-fetch-site": "same-origin" }, 201],
  ["unconfigured", { ...changedHost, "sec-fetch-site": "cross-site" }, 403],
  ["unconfigured", forwarded("www.conaas.example"), 403],
  ["proxied", forwarded("www.conaas.example"), 201],
  ["both", forwarded("www.conaas.example"), 201],
  ["both", { ...forwarded("evil.test"), origin: "https://evil.test" }, 403],
  ["configured", { host: "evil.test" }, 403],
  ["configured", { "sec-fetch-site": "cross-site" }, 403],
  ["configured", { "sec-fetch-site": "same-site" }, 403],
  ["configured", { "sec-fetch-site": "same-origin" }, 201],
  ["configured", { "sec-fetch-site": "none" }, 201],
  ["configured", { origin: "null", "sec-fetch-site": "same-origin" }, 201],
  ["unconfigured", { origin: "null", "sec-fetch-site": "same-origin" }, 201],
  ["configured", { origin: "null", "sec-fetch-site": "cross-site" }, 403],
  ["unconfigured", { origin: "null", "sec-fetch-site": "same-site" }, 403],
  ["unconfigured", { origin: "null" }, 403],
])("a server that is %s replies to a form with %j with %d", async (server, headers, status) => {
  expect(await statusOf(server, headers)).toBe(status);
});

it("rejects a plain form from another site, and lets a link there lead to the form", async () => {
  const headers = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
  const url = servers.configured ?? "";
  expect((await postForm(url, contactPath, enquiry, headers)).status).toBe(403);
  expect((await send(url, contactPath, { headers })).status).toBe(303);
});
