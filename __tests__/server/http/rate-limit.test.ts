import { logOutput } from "../../../server/http/logging";
import { postForm, postJson, send } from "../../setup/http";
import { contactPath, enquiry, expertPath } from "../../setup/sample-submissions";
import { startServer } from "../support/server";

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

it("returns 429 above ten times the limit in a day, not counting what the limit of a minute refuses", async () => {
  const { url } = await startServer({ RATE_LIMIT_PER_MINUTE: "1" });
  let now = Date.now();
  const clock = jest.spyOn(Date, "now").mockImplementation(() => now);
  for (let form = 1; form <= 11; form++) {
    now += 2 * 3_600_000;
    const { status } = await postJson(url, contactPath, enquiry);
    expect([form, status]).toEqual([form, form <= 10 ? 201 : 429]);
    expect((await postJson(url, contactPath, enquiry)).status).toBe(429);
  }
  clock.mockRestore();
});

it.each<[Record<string, string>, number]>([
  [{}, 1],
  [{ TRUST_PROXY: "off" }, 0],
  [{ TRUST_PROXY: "loopback" }, 0],
])(
  "with the settings %j warns %d times of a proxy that it does not know",
  async (settings, times) => {
    let log = "";
    jest.spyOn(logOutput, "write").mockImplementation((line) => (log += line));
    const { url } = await startServer({ LOG_LEVEL: "warn", ...settings });
    await send(url, "/");
    expect(log).not.toContain("TRUST_PROXY");
    for (let i = 0; i < 2; i++)
      await send(url, "/", { headers: { "x-forwarded-for": "192.0.2.1" } });
    expect(log.match(/TRUST_PROXY is not set/g) ?? []).toHaveLength(times);
    expect(log).not.toContain("192.0.2.1");
  },
);

/** TRUST_PROXY, the values of X-Forwarded-For in sequence, and the status of the last request. */
const visitors = {
  "what visitors claim, without a proxy": ["off", "192.0.2.1; 192.0.2.2; 192.0.2.3", 429],
  "the address that the proxy adds": ["loopback", "192.0.2.1; 8.8.8.8, 192.0.2.1; 192.0.2.1", 429],
  "each address by itself": ["loopback", "192.0.2.1; 192.0.2.1; 192.0.2.2", 201],
  "a /64 as one": ["loopback", "2001:db8:1:1::1; 2001:db8:1:1::2; 2001:db8:1:1::3", 429],
  "another /64 by itself": ["loopback", "2001:db8:1:1::1; 2001:db8:1:1::2; 2001:db8:1:2::1", 201],
  "what is no address": ["loopback", "1:2:3:4:5:6:7:8:9::1; unknown; ::::", 201],
} as const;

it.each(Object.entries(visitors))("counts %s", async (_what, [TRUST_PROXY, sent, last]) => {
  const { url } = await startServer({ RATE_LIMIT_PER_MINUTE: "2", TRUST_PROXY });
  const statuses: number[] = [];
  for (const address of sent.split("; ")) {
    const headers = { "x-forwarded-for": address };
    statuses.push((await postJson(url, contactPath, enquiry, headers)).status);
  }
  expect(statuses).toEqual([201, 201, last]);
});
