/** A value that both databases store without change. Texts that may hold NUL are stored as JSON. */
export type SqlValue = string | number | null;

/** Where the SQL of the two databases differs. */
export type Dialect = {
  /** The database's clock, in milliseconds since 1970, as an expression. */
  now: string;
  /** The column that holds the order of insertion. */
  position: string;
  /** Added to a SELECT, locks its rows and leaves out those that another process has locked. */
  lockRows: string;
  /** In the definition of a table: the type of such milliseconds, the column `position`, and what ends it. */
  tables: { time: string; position: string; options: string };
  /** How many migrations the database has had. */
  readVersion: (query: Query) => Promise<number>;
  writeVersion: (query: Query, version: number) => Promise<unknown>;
};

/** Runs one statement, with `$1`, `$2` and so on as placeholders. */
export type Query = (
  text: string,
  values?: readonly SqlValue[],
) => Promise<Record<string, unknown>[]>;

export type Sql = { query: Query; dialect: Dialect };
