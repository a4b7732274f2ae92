import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** How many addresses' worth of requests one IPv6 network may send: one customer may own all of it. */
const networkShare = 3;

/**
 * Limits the requests of one address, in IPv6 of its /64 and /48. Counts in memory, because addresses are personal data.
 * @returns a function that counts a request, and tells whether it is one too many; the reply then says how long to wait
 */
export function limitAddresses(app: FastifyInstance) {
  const { RATE_LIMIT_PER_MINUTE: perMinute, RATE_LIMIT_PER_DAY: perDay } = app.settings;
  const limits = [
    { max: perMinute, timeWindow: "1 minute" },
    { max: perDay, timeWindow: "1 day" },
    { max: perMinute * networkShare, timeWindow: "1 minute", ipv6Subnet: 48 },
    { max: perDay * networkShare, timeWindow: "1 day", ipv6Subnet: 48 },
  ].map((options) => app.createRateLimit(options));
  let isAdvised = false;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const isForwarded = request.headers["x-forwarded-for"] !== undefined;
    if (isForwarded && !isAdvised && (request.ips ?? []).length < 2) {
      isAdvised = true;
      app.log.warn(
        "X-Forwarded-For came from a sender that TRUST_PROXY does not list. If that is your proxy, all visitors share " +
          "one rate limit: set TRUST_PROXY to its address, such as loopback.",
      );
    }
    // One after the other, so that what one limit refuses does not count towards the next.
    for (const limit of limits) {
      const state = await limit(request);
      if (state.isAllowed || !state.isExceeded) continue;
      reply.header("Retry-After", state.ttlInSeconds);
      return true;
    }
    return false;
  };
}

/** Returns a function that counts a request, and tells whether all addresses together have sent too many. */
export function detectRush(app: FastifyInstance) {
  const max = app.settings.RATE_LIMIT_TOTAL_PER_MINUTE;
  const limit = app.createRateLimit({ max, timeWindow: "1 minute", keyGenerator: () => "all" });
  return async (request: FastifyRequest): Promise<boolean> => {
    const state = await limit(request);
    return !state.isAllowed && state.isExceeded;
  };
}
