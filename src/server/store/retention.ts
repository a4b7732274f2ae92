import type { FastifyBaseLogger } from "fastify";
import type { Store } from "./store";

const hour = 3_600_000;
const day = 24 * hour;

/**
 * Deletes submissions older than `days` days now, every day, and an hour after a failure.
 * @returns a function that stops it
 */
export function startRetention(
  store: Pick<Store, "purge" | "eraseDeleted">,
  days: number,
  log: Pick<FastifyBaseLogger, "info" | "warn">,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  const purge = async () => {
    const before = new Date(Date.now() - days * day).toISOString();
    const count = await store.purge(before);
    if (count === 0) return;
    log.info(`Deleted ${count} submissions older than ${days} days`);
    const remains = await store.eraseDeleted();
    if (remains !== undefined) log.info(remains);
  };
  const run = () => {
    purge().then(
      () => {
        schedule(day);
      },
      (error: unknown) => {
        log.warn({ err: error }, "old submissions could not be deleted");
        schedule(hour);
      },
    );
  };
  const schedule = (delay: number) => {
    if (!isStopped) timer = setTimeout(run, delay).unref();
  };
  let isStopped = false;
  run();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
