import { loadOnce } from "../../../lib/load-once";
import { asMethods, runOperation, type Store } from "../store";
import { toStoreError } from "../store-error";

/**
 * A store that only reads a SQLite file, and leaves it as it is. It does so in its own process, which SQLite may block: a
 * command has nothing else to do.
 */
export function createSqliteReader(path: string): Store {
  const connect = loadOnce(async () => {
    const { openReader } = await import("./connection");
    return openReader(path);
  });
  return {
    ...asMethods(async (name, values) => {
      try {
        const { transaction } = await connect();
        return await transaction((sql) => runOperation(sql, name, values));
      } catch (error) {
        throw toStoreError(error);
      }
    }),
    location: path,
    eraseDeleted: () => Promise.resolve(undefined),
    close: () => Promise.resolve(),
  };
}
