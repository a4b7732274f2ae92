import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** How many minutes' worth of requests one IP address may send in a day. */
const minutesInDay = 10;

/**
 * Limits the requests of one IP address, in IPv6 of its /64. Counts in memory, because IP addresses are personal data.
 * @returns a function that counts a request, and tells whether it is one too many; the reply then says how long to wait
 */
export function createRateLimiter(app: FastifyInstance) {
  const { RATE_LIMIT_PER_MINUTE: max } = app.settings;
  const perMinute = app.createRateLimit({ max, timeWindow: "1 minute" });
  const perDay = app.createRateLimit({ max: max * minutesInDay, timeWindow: "1 day" });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    // One after the other, so that what one limit refuses does not count towards the next.
    for (const limit of [perMinute, perDay]) {
      const state = await limit(request);
      if (state.isAllowed || !state.isExceeded) continue;
      reply.header("Retry-After", state.ttlInSeconds);
      return true;
    }
    return false;
  };
}
