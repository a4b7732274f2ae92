/** A value that both databases store without change. Texts that may hold NUL are stored as JSON. */
export type SqlValue = string | number | null;

/** Where the SQL of the two databases differs. */
export type Dialect = {
  /** The database's clock, in milliseconds since 1970, as an expression. */
  now: string;
  /** Added to a SELECT, locks its rows and leaves out those that another process has locked. */
  lockRows: string;
  /** Lists the tables by `name`, once no other process can be creating them. */
  listTables: string;
};

/** Runs one statement, with `$1`, `$2` and so on as placeholders. */
export type Query = (
  text: string,
  values?: readonly SqlValue[],
) => Promise<Record<string, SqlValue>[]>;

export type Sql = { query: Query; dialect: Dialect };

/** Runs work in one transaction, which is durable once the promise resolves. */
export type Transaction = <Result>(work: (sql: Sql) => Promise<Result>) => Promise<Result>;
