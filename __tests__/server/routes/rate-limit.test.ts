import { addressGroup, createRateLimiter } from "../../../src/server/routes/rate-limit";

const hour = 3_600_000;

function limiterWithClock(perMinute: number, perDay: number) {
  let time = 1_000_000;
  const limit = createRateLimiter({ perMinute, perDay }, () => time);
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

it.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::1", "2001:db8:1:2"],
  ["2001:DB8:0001:0002::", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
])("counts %s as %s", (address, group) => {
  expect(addressGroup(address)).toBe(group);
});
