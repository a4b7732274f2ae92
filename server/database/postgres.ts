import { Pool, types } from "pg";
import { loadOnce } from "../../src/lib/load-once";
import { migrateTables, UnusableDatabaseError } from "./migrations";
import type { Dialect, Query, SqlValue, Transaction } from "./sql";
import { type Database, bindQueries } from "./database";

// Times in milliseconds are far below 2 to the power of 53.
types.setTypeParser(types.builtins.INT8, Number);

/** How long a statement may take, in milliseconds: less than a visitor's browser waits. */
const statementTimeout = 5_000;

/** How long connecting may take, in milliseconds. */
const connectTimeout = 3_000;

const dialect: Dialect = {
  now: "(extract(epoch FROM clock_timestamp()) * 1000)::bigint",
  lockRows: "FOR UPDATE SKIP LOCKED",
  listTables: "SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()",
};

/** A PostgreSQL database, which several machines may share. */
export function openPostgres(url: string, log: (line: string) => void): Database {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectTimeout,
    // Ends queries to a server that has gone away without closing its connections.
    query_timeout: statementTimeout + connectTimeout,
    keepAlive: true,
  });
  // A broken connection is reported by the query that uses it. Without these listeners it would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));

  /** Runs `work` in a transaction. After a failure the connection is closed instead of reused. */
  const transaction: Transaction = async (work) => {
    const client = await pool.connect();
    const query: Query = async (text, values = []) =>
      (await client.query<Record<string, SqlValue>>(text, [...values])).rows;
    try {
      await query(
        `BEGIN; SET LOCAL statement_timeout = ${statementTimeout}; SET LOCAL synchronous_commit = on`,
      );
      const result = await work({ query, dialect });
      await query("COMMIT");
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  };

  const { protocol, host, pathname } = new URL(url);
  const location = `${protocol}//${host}${pathname}`;
  const migrate = loadOnce(async () => {
    const migrated = await transaction(async (sql) => {
      const [encoding] = await sql.query("SHOW server_encoding");
      if (encoding?.server_encoding !== "UTF8") {
        const found = String(encoding?.server_encoding);
        const reason = `${location} must be UTF-8, because forms hold any character, and is ${found}`;
        throw new UnusableDatabaseError(
          `${reason}. Create it with: createdb --encoding=UTF8 --template=template0`,
        );
      }
      // Processes that start at the same time wait here, so that one of them migrates.
      await sql.query("SELECT pg_advisory_xact_lock(hashtext('site schema'))");
      return migrateTables(sql, location);
    });
    if (migrated !== undefined) log(migrated);
  });

  return {
    ...bindQueries(async (work) => {
      await migrate();
      return transaction(work);
    }),
    location,
    close: () => pool.end(),
  };
}
