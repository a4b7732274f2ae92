import type { FastifyInstance } from "fastify";
import { createPostgresStore } from "./postgres-store";
import { startRetention } from "./retention";
import { reasonOf } from "../reason-of";
import { UnusableDatabase } from "./schema";
import { createSqliteStore } from "./sqlite-store";
import type { Store } from "./store";

/** Opens the database, and starts the app even if it is down. One that this program must not use throws an UnusableDatabase. */
export async function addStore(app: FastifyInstance): Promise<void> {
  const { DATABASE_URL, RETENTION_DAYS } = app.settings;
  const store = createStore(DATABASE_URL);
  app.decorate("store", store);
  try {
    await store.check();
    app.log.info(`Submissions are stored in ${store.location}`);
  } catch (error) {
    if (error instanceof UnusableDatabase) throw error;
    app.log.error(
      `Submissions cannot be stored in ${store.location} (${reasonOf(error)}). Pages are served, but forms ` +
        "get an error until the database is available.",
    );
  }
  if (RETENTION_DAYS !== undefined) {
    app.addHook("onClose", startRetention(store, RETENTION_DAYS, app.log));
  }
  app.addHook("onClose", async () => {
    await store.close().catch((error: unknown) => {
      app.log.warn({ err: error }, "the database was not closed cleanly");
    });
  });
}

/** The store that DATABASE_URL names. */
export function createStore(url: string): Store {
  return url.startsWith("file:") ? createSqliteStore(url) : createPostgresStore(url);
}
