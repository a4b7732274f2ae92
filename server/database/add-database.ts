import type { FastifyInstance } from "fastify";
import { openDatabase } from "./open-database";
import { startRetention } from "./retention";
import { describeError } from "../describe-error";
import { UnusableDatabaseError } from "./migrations";

/**
 * Opens the database. The app starts even while it is down.
 * @throws {UnusableDatabaseError} if this program must not use it
 */
export async function addDatabase(app: FastifyInstance): Promise<void> {
  const { DATABASE_URL, RETENTION_DAYS } = app.settings;
  const database = openDatabase(DATABASE_URL, (line) => app.log.info(line));
  app.decorate("database", database);
  try {
    await database.check();
    app.log.info(`Submissions are stored in ${database.location}`);
  } catch (error) {
    if (error instanceof UnusableDatabaseError) throw error;
    app.log.error(
      `Submissions cannot be stored in ${database.location} (${describeError(error)}). Pages are served, but forms ` +
        "get an error until the database is available.",
    );
  }
  if (RETENTION_DAYS !== undefined) {
    app.addHook("onClose", startRetention(database, RETENTION_DAYS, app.log));
  }
  app.addHook("onClose", async () => {
    await database.close().catch((error: unknown) => {
      app.log.warn({ err: error }, "the database was not closed cleanly");
    });
  });
}
