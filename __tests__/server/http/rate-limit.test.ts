import { postForm, postJson } from "../support/http";
import { contactPath, enquiry, expertPath } from "../support/samples";
import { startServer } from "../support/server";

/** Posts a form from each of these addresses in turn, and returns the statuses. */
async function statusesFrom(url: string, addresses: readonly string[]) {
  const statuses: number[] = [];
  for (const address of addresses) {
    const headers = { "x-forwarded-for": address };
    statuses.push((await postJson(url, contactPath, enquiry, headers)).status);
  }
  return statuses;
}

it("returns 429 above the limit of a minute, and saves nothing", async () => {
  const { url, rows } = await startServer({ RATE_LIMIT_PER_MINUTE: "2" });
  expect((await postJson(url, contactPath, enquiry)).status).toBe(201);
  expect((await postJson(url, expertPath, {})).status).toBe(422);
  const { status, headers } = await postForm(url, contactPath, enquiry);
  expect(status).toBe(429);
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect(Number(headers["retry-after"])).toBeLessThanOrEqual(60);
  expect(await rows("SELECT count(*) AS n FROM submissions")).toEqual([{ n: 1 }]);
});

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
    "an address with a port as without it",
    "loopback,10.0.0.0/8",
    ["192.0.2.1:50001", "192.0.2.1:50002, 10.0.0.4:443", "192.0.2.1", "[2001:db8::1]:50001"],
    [201, 201, 429, 201],
  ],
  [
    "a /64 as one address",
    "loopback",
    ["2001:db8:1:1::1", "2001:db8:1:1::2", "[2001:db8:1:1::3]:50001", "2001:db8:1:2::1"],
    [201, 201, 429, 201],
  ],
  [
    "what is no address, without a failure",
    "loopback",
    ["1:2:3:4:5:6:7:8:9::1", "unknown", "::::", "300.1.1.1", "fe80::1%eth0"],
    Array<number>(5).fill(201),
  ],
])("counts %s", async (_what, TRUST_PROXY, addresses, statuses) => {
  const { url } = await startServer({ RATE_LIMIT_PER_MINUTE: "2", TRUST_PROXY });
  expect(await statusesFrom(url, addresses)).toEqual(statuses);
});
