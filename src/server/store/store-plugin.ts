import fastifyPlugin from "fastify-plugin";
import { createStore } from "./create-store";
import { startRetention } from "./retention";
import { sharedCheck } from "./shared-check";
import type { Store } from "./store";

declare module "fastify" {
  interface FastifyInstance {
    store: Store;
    /** {@link Store.check}, at most once a second. */
    checkStore: () => Promise<void>;
  }
}

/** Decorates the app with its store. The app starts even if the database is down: pages do not need it. */
export const storePlugin = fastifyPlugin(
  async (app) => {
    const { DATABASE_URL, RETENTION_DAYS } = app.settings;
    const store = createStore(DATABASE_URL);
    app.decorate("store", store);
    app.decorate("checkStore", sharedCheck(store.check));

    try {
      await store.check();
      app.log.info(`Submissions are stored in ${store.location}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      app.log.error(
        `Submissions cannot be stored in ${store.location} (${reason}). Pages are served, but forms ` +
          "get an error until the database is available.",
      );
    }
    const stopRetention =
      RETENTION_DAYS === undefined ? undefined : startRetention(store, RETENTION_DAYS, app.log);

    app.addHook("onClose", async () => {
      stopRetention?.();
      try {
        await store.close();
      } catch (error) {
        app.log.warn({ err: error }, "the database was not closed cleanly");
      }
    });
  },
  { name: "store", decorators: { fastify: ["settings"] } },
);
