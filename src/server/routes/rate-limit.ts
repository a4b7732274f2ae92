import { isIPv4, isIPv6 } from "node:net";

const minute = 60_000;
const day = 24 * 60 * minute;

/** How many addresses are remembered; beyond that the least recently active are dropped. */
const mostAddresses = 100_000;

/** How many addresses' worth of requests one IPv6 network may send: one customer may own all of it. */
const networkShare = 3;

/** How many requests are allowed. */
export type RateLimits = {
  /** From one address. */
  perMinute: number;
  perDay: number;
  /** From all addresses together. There is no such limit per day: it would let one sender close the forms. */
  totalPerMinute: number;
};

/** Counts a request of an address. Returns 0 if it is allowed, else the seconds to wait. */
export type RateLimiter = (address: string) => number;

/** A set of requests that share limits. */
type Scope = { key: string; perMinute: number; perDay: number };

/**
 * Counts requests per address, in memory only because addresses are personal data. Rejected requests are not
 * counted, so the next request after the wait is allowed.
 * @param now returns a time in milliseconds that never goes back, unlike the wall clock
 */
export function createRateLimiter(
  { perMinute, perDay, totalPerMinute }: RateLimits,
  now: () => number = () => performance.now(),
): RateLimiter {
  // Least recently active first: every request moves its scopes to the end.
  const seen = new Map<string, number[]>();

  const scopesOf = (address: string): Scope[] => [
    ...addressScopes(address).map(({ key, share }) => ({
      key,
      perMinute: perMinute * share,
      perDay: perDay * share,
    })),
    { key: "everyone", perMinute: totalPerMinute, perDay: Infinity },
  ];

  return (address) => {
    const present = now();
    const counts = scopesOf(address).map((scope) => ({
      ...scope,
      times: (seen.get(scope.key) ?? []).filter(
        (time) => time > present - (scope.perDay === Infinity ? minute : day),
      ),
    }));
    const wait = Math.max(
      ...counts.flatMap(({ times, ...limits }) => [
        waitFor(times.at(-limits.perMinute), minute, present),
        waitFor(times.at(-limits.perDay), day, present),
      ]),
    );
    for (const { key, times } of counts) {
      if (wait === 0) times.push(present);
      seen.delete(key);
      seen.set(key, times);
    }
    dropInactive(seen, present);
    return Math.ceil(wait / 1000);
  };
}

/**
 * What an address counts towards. In IPv6 that is its /64, within which a customer changes addresses at will,
 * and its /48, which is the most that providers assign to one customer. Anything that is not an address, as a
 * proxy may forward it, counts as one and the same.
 */
export function addressScopes(address: string): { key: string; share: number }[] {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (isIPv4(mapped)) return [{ key: mapped, share: 1 }];
  if (!isIPv6(address)) return [{ key: "not an address", share: 1 }];
  const groups = ipv6Groups(address);
  return [
    { key: `${groups.slice(0, 4).join(":")}::/64`, share: 1 },
    { key: `${groups.slice(0, 3).join(":")}::/48`, share: networkShare },
  ];
}

/** The groups of a valid IPv6 address, without leading zeros. */
function ipv6Groups(address: string): string[] {
  const [withoutZone = ""] = address.toLowerCase().split("%");
  const [head = "", tail] = withoutZone.split("::");
  const before = head.split(":").filter((group) => group !== "");
  const after = tail?.split(":").filter((group) => group !== "") ?? [];
  // A dotted ending such as 192.0.2.1 fills two groups, which the first four never include.
  const length = before.length + after.length + (withoutZone.includes(".") ? 1 : 0);
  const zeros = Array<string>(Math.max(0, 8 - length)).fill("0");
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ""));
}

/** The milliseconds until the request at `time` is `span` ago. */
function waitFor(time: number | undefined, span: number, present: number): number {
  return time === undefined ? 0 : Math.max(0, time + span - present);
}

function dropInactive(seen: Map<string, number[]>, present: number): void {
  for (const [key, times] of seen) {
    const isExpired = (times.at(-1) ?? -Infinity) <= present - day;
    if (!isExpired && seen.size <= mostAddresses) return;
    seen.delete(key);
  }
}
