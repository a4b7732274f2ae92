import type { Database } from "./database";
import { openPostgres } from "./postgres";
import { openSqlite } from "./sqlite";

/** Opens the database that DATABASE_URL names. Migrations are logged. */
export function openDatabase(url: string, log: (line: string) => void = () => undefined): Database {
  return url.startsWith("file:") ? openSqlite(url, log) : openPostgres(url, log);
}
