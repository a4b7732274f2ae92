import { createPostgresStore } from "./postgres/postgres-store";
import { createSqliteStore } from "./sqlite/sqlite-store";
import type { Store } from "./store";

/**
 * The store that DATABASE_URL names.
 * @param patience how long a call may take, in milliseconds; by default less than a visitor's browser waits
 */
export function createStore(url: string, patience = 5_000): Store {
  const create = url.startsWith("file:") ? createSqliteStore : createPostgresStore;
  return create(url, patience);
}
