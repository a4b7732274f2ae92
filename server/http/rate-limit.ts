import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** The limit of a day, as a multiple of the limit of a minute. */
const minutesPerDay = 10;

/**
 * Limits the requests of each IP address, or of each /64 in IPv6. The counts are kept in memory, because IP addresses are
 * personal data.
 * @returns a function that counts a request and resolves to whether it is over the limit; the reply then has Retry-After
 */
export function createRateLimiter(app: FastifyInstance) {
  const { RATE_LIMIT_PER_MINUTE: max } = app.settings;
  const perMinute = app.createRateLimit({ max, timeWindow: "1 minute" });
  const perDay = app.createRateLimit({ max: max * minutesPerDay, timeWindow: "1 day" });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    // In sequence: a request over the limit of a minute does not count towards that of the day.
    for (const limit of [perMinute, perDay]) {
      const state = await limit(request);
      if (state.isAllowed || !state.isExceeded) continue;
      reply.header("Retry-After", state.ttlInSeconds);
      return true;
    }
    return false;
  };
}
