import fastifyPlugin from "fastify-plugin";
import { createLibsqlStore } from "./libsql/libsql-store";
import type { Store } from "./store";

declare module "fastify" {
  interface FastifyInstance {
    store: Store;
  }
}

/** Decorates the app with its store. The app starts even if the database is down: pages do not need it. */
export const storePlugin = fastifyPlugin(
  async (app) => {
    const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = app.settings;
    const store = createLibsqlStore({ url, authToken });
    app.decorate("store", store);

    try {
      await store.open();
      app.log.info(`Submissions are stored in ${store.location}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      app.log.error(
        `Submissions cannot be stored in ${store.location} (${reason}). Pages are served, but forms ` +
          "get an error until the database is available.",
      );
    }

    app.addHook("onClose", async () => {
      try {
        await store.close();
      } catch (error) {
        app.log.warn({ err: error }, "the database was not closed cleanly");
      }
    });
  },
  { name: "store", decorators: { fastify: ["settings"] } },
);
