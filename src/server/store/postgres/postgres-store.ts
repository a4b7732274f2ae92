import { Pool, types } from "pg";
import { z } from "zod";
import { loadOnce } from "../../../lib/load-once";
import { checkVersion, migrate } from "../migrations";
import type { Dialect, Query, Sql } from "../sql";
import { asMethods, runOperation, type Store } from "../store";
import { toStoreError } from "../store-error";

// Times in milliseconds are far below 2 to the power of 53.
types.setTypeParser(types.builtins.INT8, Number);

/** How long connecting may take, in milliseconds. */
const connectTimeout = 3_000;

const dialect: Dialect = {
  now: "(extract(epoch FROM clock_timestamp()) * 1000)::bigint",
  position: "position",
  lockRows: "FOR UPDATE SKIP LOCKED",
  tables: {
    time: "BIGINT",
    position: "position BIGINT GENERATED ALWAYS AS IDENTITY,",
    options: "",
  },
  readVersion: async (query) => {
    // Other processes that start now wait here.
    await query("SELECT pg_advisory_xact_lock(hashtext('conaas schema'))");
    // to_regclass would remember tables that were missing before the lock was granted.
    const tables = await query(
      "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()",
    );
    const has = (name: string) => tables.some(({ tablename }) => tablename === name);
    // The tables had the second version before their version was stored.
    if (!has("schema_version")) return has("submissions") ? 2 : 0;
    const [row] = await query("SELECT version FROM schema_version");
    return z.object({ version: z.number() }).parse(row).version;
  },
  writeVersion: async (query, version) => {
    await query("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)");
    await query("DELETE FROM schema_version");
    await query("INSERT INTO schema_version (version) VALUES ($1)", [version]);
  },
};

/** A store in a PostgreSQL database, which several machines may share. See createStore for `patience`. */
export function createPostgresStore(url: string, patience: number, isReader: boolean): Store {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectTimeout,
    // For a server that went away without closing its connections.
    query_timeout: patience + connectTimeout,
    keepAlive: true,
  });
  // Broken connections are reported by the query that uses them; without listeners they end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));

  /** Runs `work` in a transaction. A connection on which anything failed is closed. */
  const transaction = async <Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> => {
    const client = await pool.connect().catch((error: unknown) => {
      throw toStoreError(error);
    });
    const query: Query = async (text, values = []) =>
      (await client.query<Record<string, unknown>>(text, [...values])).rows;
    try {
      await query(
        `BEGIN${isReader ? " READ ONLY" : ""}; SET LOCAL statement_timeout = ${patience}; SET LOCAL synchronous_commit = on`,
      );
      const result = await work({ query, dialect });
      await query("COMMIT");
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw toStoreError(error);
    }
  };

  const location = url.replace(/[?#].*$|(?<=:\/\/)[^/]*@/g, "");
  const prepareTables = loadOnce(() =>
    transaction(async (sql) => {
      await (isReader ? checkVersion : migrate)(sql, location);
    }),
  );

  return {
    ...asMethods(async (name, values) => {
      await prepareTables();
      return transaction((sql) => runOperation(sql, name, values));
    }),
    location,
    eraseDeleted: () =>
      Promise.resolve(
        "PostgreSQL keeps deleted text in its files until it reuses the space, and in its log and backups.",
      ),
    close: () => pool.end(),
  };
}
