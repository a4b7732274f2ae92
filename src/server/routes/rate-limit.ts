import { isIPv4 } from "node:net";

const minute = 60_000;
const day = 24 * 60 * minute;

/** How many addresses are remembered; beyond that the least recently active are dropped. */
const mostAddresses = 100_000;

/** How many requests one address may make. */
export type RateLimits = { perMinute: number; perDay: number };

/** Counts a request of an address. Returns 0 if it is allowed, else the seconds to wait. */
export type RateLimiter = (address: string) => number;

/**
 * Counts requests per address, in memory only because addresses are personal data. Rejected requests are not
 * counted, so the next request after the wait is allowed.
 * @param now returns the current time in milliseconds
 */
export function createRateLimiter(
  { perMinute, perDay }: RateLimits,
  now: () => number = Date.now,
): RateLimiter {
  // Least recently active first: every request moves its address to the end.
  const seen = new Map<string, number[]>();

  return (address) => {
    const present = now();
    const group = addressGroup(address);
    const times = (seen.get(group) ?? []).filter((time) => time > present - day);
    const wait = Math.max(
      waitFor(times.at(-perMinute), minute, present),
      waitFor(times.at(-perDay), day, present),
    );
    if (wait === 0) times.push(present);
    seen.delete(group);
    seen.set(group, times);
    dropInactive(seen, present);
    return Math.ceil(wait / 1000);
  };
}

/**
 * The part of an address that identifies one visitor. In IPv6 that is the first half: providers assign each
 * customer a whole /64, within which addresses can be changed at will.
 */
export function addressGroup(address: string): string {
  const mapped = address.replace(/^::ffff:/i, "");
  if (isIPv4(mapped)) return mapped;
  const [head = "", tail] = address.toLowerCase().split("::");
  const before = head.split(":");
  const after = tail === undefined ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill("0");
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, "") || "0")
    .join(":");
}

/** The milliseconds until the request at `time` is `span` ago. */
function waitFor(time: number | undefined, span: number, present: number): number {
  return time === undefined ? 0 : Math.max(0, time + span - present);
}

function dropInactive(seen: Map<string, number[]>, present: number): void {
  for (const [address, times] of seen) {
    const isExpired = (times.at(-1) ?? 0) <= present - day;
    if (!isExpired && seen.size <= mostAddresses) return;
    seen.delete(address);
  }
}
