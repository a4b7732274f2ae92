import type { FastifyBaseLogger } from "fastify";
import type { Database } from "./database";

const hour = 3_600_000;

/** Deletes submissions older than the given number of days, now and every hour. Returns a function that stops it. */
export function startRetention(
  database: Database,
  days: number,
  log: Pick<FastifyBaseLogger, "info" | "warn">,
): () => void {
  const purge = async () => {
    const count = await database.purge(days, Date.now());
    if (count === 0) return;
    log.info(`Deleted ${count} submissions older than ${days} days`);
    await database.eraseDeleted?.();
  };
  const check = () => {
    purge().catch((err: unknown) => log.warn({ err }, "old submissions could not be deleted"));
  };
  check();
  const timer = setInterval(check, hour).unref();
  return () => clearInterval(timer);
}
