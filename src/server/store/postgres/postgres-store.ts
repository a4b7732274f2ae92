import { Pool, types, type PoolClient } from "pg";
import { loadOnce } from "../../../lib/load-once";
import { asMethods, runOperation } from "../operations/operations";
import type { Dialect, Sql } from "../operations/sql";
import type { Store } from "../store";
import { toStoreError } from "../store-error";
import { schema } from "./schema";

// Times in milliseconds are far below 2 to the power of 53.
types.setTypeParser(types.builtins.INT8, Number);

/** How long a transaction waits for rows or tables that another one has locked, in milliseconds. */
const lockTimeout = 2_000;

/** How long connecting may take, in milliseconds. */
const connectTimeout = 3_000;

const dialect: Dialect = {
  now: "(extract(epoch FROM clock_timestamp()) * 1000)::bigint",
  isoNow: `to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  position: "position",
  lockRows: "FOR UPDATE SKIP LOCKED",
};

/** A store in a PostgreSQL database, which several machines may share. See createStore for `patience`. */
export function createPostgresStore(url: string, patience: number): Store {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectTimeout,
    // For a server that went away without closing its connections.
    query_timeout: patience + lockTimeout,
    keepAlive: true,
  });
  // Broken connections are reported by the query that uses them; without listeners they end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));

  const createTables = loadOnce(() =>
    transaction(pool, patience, async (client) => {
      // CREATE TABLE IF NOT EXISTS fails if two processes run it at the same time.
      await client.query("SELECT pg_advisory_xact_lock(hashtext('conaas schema'))");
      await client.query(schema);
    }),
  );

  return {
    ...asMethods(async (name, values) => {
      await createTables();
      return transaction(pool, patience, (client) => runOperation(sqlOf(client), name, values));
    }),
    location: url.replace(/[?#].*$|(?<=:\/\/)[^/]*@/g, ""),
    eraseDeleted: () =>
      Promise.resolve(
        "PostgreSQL keeps deleted text in its files until it reuses the space, and in its log and backups.",
      ),
    close: () => pool.end(),
  };
}

/** Runs `work` in a transaction. A connection on which anything failed is closed. */
async function transaction<Result>(
  pool: Pool,
  patience: number,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  try {
    const client = await pool.connect();
    try {
      await client.query(
        `BEGIN; SET LOCAL lock_timeout = ${lockTimeout}; SET LOCAL statement_timeout = ${patience};
         SET LOCAL synchronous_commit = on`,
      );
      const result = await work(client);
      await client.query("COMMIT");
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  } catch (error) {
    throw toStoreError(error);
  }
}

function sqlOf(client: PoolClient): Sql {
  return {
    dialect,
    query: async (text, values = []) => {
      const { rows } = await client.query<Record<string, unknown>>(text, [...values]);
      return rows;
    },
  };
}
