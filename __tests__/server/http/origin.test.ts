import { logOutput } from "../../../server/http/logging";
import { postJson } from "../../setup/http";
import { contactPath, enquiry } from "../../setup/sample-submissions";
import { startServer } from "../support/server";

const servers: Record<string, string> = {};

beforeAll(async () => {
  const PUBLIC_URL = "http://intranet.example:8080,https://www.site.example";
  const ALLOWED_ORIGINS = "https://static.example";
  servers.configured = (await startServer({ PUBLIC_URL, ALLOWED_ORIGINS })).url;
  servers.unconfigured = (await startServer()).url;
  servers.proxied = (await startServer({ TRUST_PROXY: "loopback" })).url;
});

const own = "https://www.site.example";
const host = "www.site.example";
const inside = "10.0.0.5:9000";

it.each<[server: string, status: number, headers: Record<string, string>]>([
  ["configured", 201, { host, origin: own }],
  ["configured", 201, { host, origin: "https://static.example" }],
  ["configured", 201, { host: "localhost:9000", origin: "http://localhost:9000" }],
  // Apache passes its own target on as Host, unless it is told not to.
  ["configured", 201, { host: inside, origin: own }],
  ["configured", 403, { host: "evil.test", origin: "https://evil.test" }],
  ["configured", 403, { host, origin: "http://www.site.example" }],
  ["configured", 403, { host, origin: `${own}.evil.test` }],
  ["configured", 403, { host, origin: "" }],
  ["configured", 403, { host: "localhost@evil.test", origin: "http://evil.test" }],
  ["configured", 403, { host: "localhost:9000", origin: "http://localhost:3000" }],
  ["configured", 403, { host: "evil.test" }],
  ["configured", 201, { "sec-fetch-site": "none" }],
  ["configured", 403, { "sec-fetch-site": "same-site" }],
  ["configured", 201, { origin: "null", "sec-fetch-site": "same-origin" }],
  ["configured", 403, { origin: "null", "sec-fetch-site": "cross-site" }],
  ["configured", 403, { host: "evil.test", origin: "null", "sec-fetch-site": "same-origin" }],
  ["unconfigured", 201, { host: "WWW.site.example:443", origin: own }],
  ["unconfigured", 201, { host: inside, origin: own, "sec-fetch-site": "same-origin" }],
  ["unconfigured", 403, { host: inside, origin: own }],
  ["unconfigured", 403, { host, origin: "https://evil.test" }],
  ["unconfigured", 403, { host, origin: "null" }],
  ["unconfigured", 403, { host: inside, "x-forwarded-host": host, origin: own }],
  ["proxied", 201, { host: inside, "x-forwarded-host": `${host}, inner.example`, origin: own }],
])("a server that is %s replies %d to a form with %j", async (server, status, headers) => {
  const response = await postJson(servers[server] ?? "", contactPath, enquiry, headers);
  expect(response.status).toBe(status);
});

it("logs the origin and the host of what it refused, and what to do", async () => {
  let log = "";
  jest.spyOn(logOutput, "write").mockImplementation((line) => (log += line));
  const { url } = await startServer({ LOG_LEVEL: "warn" });
  await postJson(url, contactPath, enquiry, { host: inside, origin: own });
  expect(log).toMatch(`"origin":"${own}","host":"${inside}"`);
  expect(log).toContain("ProxyPreserveHost");
});
