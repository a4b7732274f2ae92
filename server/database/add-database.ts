import type { FastifyInstance } from "fastify";
import { openPostgres } from "./postgres";
import { startRetention } from "./retention";
import { describeError } from "../describe-error";
import { UnusableDatabaseError } from "./migrations";
import { openSqlite } from "./sqlite";
import type { Database } from "./database";

/** Opens the database, and starts the app even if it is down. One that this program must not use throws an UnusableDatabase. */
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

/** The database that DATABASE_URL names. What is done to its tables is logged. */
export function openDatabase(url: string, log: (line: string) => void = () => undefined): Database {
  return url.startsWith("file:") ? openSqlite(url, log) : openPostgres(url, log);
}
