import { startSite } from "../support/process";
import { postJson } from "../support/http";
import { contactPath, enquiry, expertPath } from "../support/samples";
import { defaultSettings, startServer } from "../support/server";

/** Posts the same values from each of these addresses in turn, and returns the statuses. */
async function statusesFrom(url: string, addresses: readonly string[], values: unknown = enquiry) {
  const statuses: number[] = [];
  for (const address of addresses) {
    const headers = { "x-forwarded-for": address };
    statuses.push((await postJson(url, contactPath, values, headers)).status);
  }
  return statuses;
}

it.each([
  ["minute", "60"],
  ["day", "86400"],
])("returns 429 above the limit of a %s, and saves nothing", async (period, seconds) => {
  const { url, rows } = await startServer({ [`RATE_LIMIT_PER_${period.toUpperCase()}`]: "2" });
  expect((await postJson(url, contactPath, enquiry)).status).toBe(201);
  expect((await postJson(url, expertPath, {})).status).toBe(422);
  const { status, headers } = await postJson(url, contactPath, enquiry);
  expect(status).toBe(429);
  const wait = Number(headers["retry-after"]);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(Number(seconds));
  expect(await rows("SELECT count(*) AS n FROM submissions")).toEqual([{ n: 1 }]);
});

const network = (count: number) => Array.from({ length: count }, (_, i) => `2001:db8:1:${i}::1`);
const subnet = (count: number) => Array.from({ length: count }, (_, i) => `2001:db8:1:1::${i}`);

it.each<[string, string, string[], number[]]>([
  [
    "an address that visitors claim to have",
    "off",
    ["192.0.2.1", "192.0.2.2", "192.0.2.3"],
    [201, 201, 429],
  ],
  [
    "the last address that a trusted proxy names, as visitors set the others",
    "loopback",
    ["192.0.2.1", "192.0.2.1", "192.0.2.2", "198.51.100.7, 192.0.2.1"],
    [201, 201, 201, 429],
  ],
  [
    "the networks of a /48 as three addresses",
    "loopback",
    [...network(8), "2001:db8:2::1"],
    [...Array<number>(6).fill(201), 429, 429, 201],
  ],
  [
    "a /64 as one address, which leaves the rest of the /48 its share",
    "loopback",
    [...subnet(10), "2001:db8:1:2::1"],
    [201, 201, ...Array<number>(8).fill(429), 201],
  ],
  [
    "what is no address, without a failure",
    "loopback",
    ["1:2:3:4:5:6:7:8:9::1", "unknown", "::::", "[::1]:80", "300.1.1.1", "fe80::1%eth0"],
    Array<number>(6).fill(201),
  ],
])("counts %s", async (_what, TRUST_PROXY, addresses, statuses) => {
  const { url } = await startServer({ RATE_LIMIT_PER_MINUTE: "2", TRUST_PROXY });
  expect(await statusesFrom(url, addresses)).toEqual(statuses);
});

it.each<[string, unknown, number[], number[], string[]]>([
  [
    "valid forms above the total, and accepts them",
    enquiry,
    [1, 2],
    [201, 201],
    ["many forms at once"],
  ],
  [
    "nothing after forms that the limit of an address refuses",
    enquiry,
    [1, 1, 1],
    [201, 429, 429],
    [],
  ],
  ["nothing after invalid forms", {}, [1, 2, 3], [422, 422, 422], []],
  ["nothing after unreadable forms", null, [1, 2, 3], [400, 400, 400], []],
])("marks %s", async (_what, values, ends, statuses, marks) => {
  const limits = { RATE_LIMIT_TOTAL_PER_MINUTE: "2", RATE_LIMIT_PER_MINUTE: "1" };
  const { url, rows } = await startServer({ ...limits, TRUST_PROXY: "loopback" });
  const addresses = ends.map((end) => `192.0.2.${end}`);
  expect(await statusesFrom(url, addresses, values)).toEqual(statuses);
  expect(await statusesFrom(url, ["192.0.2.9"])).toEqual([201]);
  const stored = await rows("SELECT suspect FROM submissions ORDER BY rowid");
  expect(JSON.parse(String(stored.at(-1)?.suspect))).toEqual(marks);
});

it.each([
  ["off", "once", 1],
  ["192.0.2.0/24", "once", 1],
  ["loopback", "never", 0],
])("with TRUST_PROXY=%s, advises %s to trust a proxy", async (TRUST_PROXY, _often, count) => {
  const site = await startSite({ ...(await defaultSettings()), TRUST_PROXY, LOG_LEVEL: "warn" });
  await statusesFrom(site.url, ["192.0.2.1", "192.0.2.2"]);
  site.kill("SIGTERM");
  await site.ended;
  expect(site.output().match(/TRUST_PROXY does not list/g) ?? []).toHaveLength(count);
  expect(site.output()).not.toContain("192.0.2.1");
});
