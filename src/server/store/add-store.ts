import type { FastifyInstance } from "fastify";
import { createPostgresStore } from "./postgres/postgres-store";
import { createSqliteStore } from "./sqlite/sqlite-store";
import type { Store } from "./store";
import { toStoreError } from "./store-error";

const hour = 3_600_000;

/** Opens the database, and starts the app even if it is down. One that a newer version wrote throws a StoreError. */
export async function addStore(app: FastifyInstance): Promise<void> {
  const { DATABASE_URL, RETENTION_DAYS } = app.settings;
  const store = createStore(DATABASE_URL);
  app.decorate("store", store);
  try {
    await store.check();
    app.log.info(`Submissions are stored in ${store.location}`);
  } catch (error) {
    const { problem, message } = toStoreError(error);
    if (problem === "newer version") throw error;
    app.log.error(
      `Submissions cannot be stored in ${store.location} (${message}). Pages are served, but forms ` +
        "get an error until the database is available.",
    );
  }

  const purge = async (days: number) => {
    try {
      const before = new Date(Date.now() - days * 24 * hour).toISOString();
      const { count, undelivered } = await store.purge(before);
      if (count === 0) return;
      app.log.info(`Deleted ${count} submissions older than ${days} days`);
      if (undelivered.length > 0) {
        app.log.warn({ undelivered }, `${undelivered.length} of these had not been delivered`);
      }
      await store.eraseDeleted();
    } catch (error) {
      app.log.warn({ err: error }, "old submissions could not be deleted");
    }
  };
  if (RETENTION_DAYS !== undefined) {
    void purge(RETENTION_DAYS);
    const purging = setInterval(() => void purge(RETENTION_DAYS), hour).unref();
    app.addHook("onClose", () => clearInterval(purging));
  }
  app.addHook("onClose", async () => {
    await store.close().catch((error: unknown) => {
      app.log.warn({ err: error }, "the database was not closed cleanly");
    });
  });
}

/**
 * The store that DATABASE_URL names. A reader changes neither rows nor tables, which may be an older version's.
 * @param patience how long a call may take, in milliseconds; by default less than a visitor's browser waits
 */
export function createStore(url: string, patience = 5_000, isReader = false): Store {
  const create = url.startsWith("file:") ? createSqliteStore : createPostgresStore;
  return create(url, patience, isReader);
}
