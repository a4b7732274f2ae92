import type { FastifyBaseLogger } from "fastify";
import type { Database } from "./database";

const hour = 3_600_000;

/** How far the clock may be corrected within an hour without having jumped, in milliseconds. */
const tolerance = 60_000;

/**
 * Deletes once an hour what is older than so many days, and nothing in the hour after a start or after the clock has
 * jumped: a machine with a wrong date would delete what has just been confirmed. Returns what stops it.
 */
export function startRetention(
  database: Database,
  days: number,
  log: Pick<FastifyBaseLogger, "info" | "warn">,
): () => void {
  /** The clock's time when this process began, as it appears now: constant, unless the clock jumps. */
  const origin = () => Date.now() - performance.now();
  let expected = origin();

  const purge = async () => {
    const before = new Date(Date.now() - days * 24 * hour).toISOString();
    const count = await database.purge(before);
    if (count === 0) return;
    log.info(`Deleted ${count} submissions older than ${days} days`);
    await database.eraseDeleted?.();
  };

  const check = () => {
    const found = origin();
    const hasJumped = Math.abs(found - expected) > tolerance;
    expected = found;
    if (hasJumped) log.warn("The clock has jumped, so nothing is deleted for its age for an hour");
    else purge().catch((err: unknown) => log.warn({ err }, "old submissions could not be deleted"));
  };
  const checking = setInterval(check, hour).unref();
  return () => clearInterval(checking);
}
