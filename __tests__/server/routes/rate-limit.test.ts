import { addressScopes, createRateLimiter } from "../../../src/server/routes/rate-limit";

const hour = 3_600_000;

function limiterWithClock(perMinute: number, perDay: number, totalPerMinute = 1000) {
  let time = 1_000_000;
  const limit = createRateLimiter({ perMinute, perDay, totalPerMinute }, () => time);
  return {
    limit,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

it("limits requests per minute and returns the seconds to wait", () => {
  const { limit, pass } = limiterWithClock(2, 100);
  expect(limit("192.0.2.1")).toBe(0);
  pass(40_000);
  expect(limit("192.0.2.1")).toBe(0);
  expect(limit("192.0.2.1")).toBe(20);
  pass(19_001);
  expect(limit("192.0.2.1")).toBe(1);
  pass(999);
  expect(limit("192.0.2.1")).toBe(0);
  expect(limit("192.0.2.1")).toBe(40);
});

it("does not count rejected requests", () => {
  const { limit, pass } = limiterWithClock(1, 100);
  expect(limit("192.0.2.1")).toBe(0);
  for (let i = 0; i < 50; i++) expect(limit("192.0.2.1")).toBe(60);
  pass(60_000);
  expect(limit("192.0.2.1")).toBe(0);
});

it("limits requests per day", () => {
  const { limit, pass } = limiterWithClock(10, 3);
  for (let i = 0; i < 3; i++) {
    expect(limit("192.0.2.1")).toBe(0);
    pass(hour);
  }
  expect(limit("192.0.2.1")).toBe((21 * hour) / 1000);
  pass(21 * hour);
  expect(limit("192.0.2.1")).toBe(0);
});

it("counts each address separately", () => {
  const { limit } = limiterWithClock(1, 1);
  expect(limit("192.0.2.1")).toBe(0);
  expect(limit("192.0.2.2")).toBe(0);
  expect(limit("192.0.2.1")).toBe(86_400);
});

it("limits the requests of all addresses together", () => {
  const { limit, pass } = limiterWithClock(2, 100, 3);
  for (const end of [1, 2, 3]) expect(limit(`192.0.2.${end}`)).toBe(0);
  pass(20_000);
  expect(limit("192.0.2.4")).toBe(40);
  pass(40_000);
  expect(limit("192.0.2.4")).toBe(0);
});

it("allows the networks of one /48 three times what one address may send", () => {
  const { limit } = limiterWithClock(2, 100);
  const waits = Array.from({ length: 60 }, (_, i) => limit(`2001:db8:1:${i.toString(16)}::1`));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(6);
  expect(limit("2001:db8:2::1")).toBe(0);
});

it("does not depend on the wall clock, which can be set back", () => {
  const limit = createRateLimiter({ perMinute: 1, perDay: 1, totalPerMinute: 100 });
  const clock = jest.spyOn(Date, "now");
  expect(limit("192.0.2.1")).toBe(0);
  clock.mockReturnValue(Date.now() - 30 * 24 * hour);
  expect(limit("192.0.2.1")).toBeLessThanOrEqual(86_400);
  clock.mockRestore();
});

it.each([
  ["192.0.2.1", ["192.0.2.1"]],
  ["::ffff:192.0.2.1", ["192.0.2.1"]],
  ["2001:db8:1:2:3:4:5:6", ["2001:db8:1:2::/64", "2001:db8:1::/48"]],
  ["2001:db8:1:2::1", ["2001:db8:1:2::/64", "2001:db8:1::/48"]],
  ["2001:DB8:0001:0002::", ["2001:db8:1:2::/64", "2001:db8:1::/48"]],
  ["2001:db8::1", ["2001:db8:0:0::/64", "2001:db8:0::/48"]],
  ["2001:db8:1::192.0.2.1", ["2001:db8:1:0::/64", "2001:db8:1::/48"]],
  ["::1", ["0:0:0:0::/64", "0:0:0::/48"]],
  ["fe80::1%eth0", ["fe80:0:0:0::/64", "fe80:0:0::/48"]],
  ["1:2:3:4:5:6:7:8:9::1", ["not an address"]],
  ["unknown", ["not an address"]],
  ["", ["not an address"]],
])("counts %s towards %j", (address, keys) => {
  expect(addressScopes(address).map(({ key }) => key)).toEqual(keys);
});
