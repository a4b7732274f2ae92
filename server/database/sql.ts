/** A value that both databases store unchanged. Text that may contain NUL is stored as JSON. */
export type SqlValue = string | number | null;

/** Where the SQL of the two databases differs. */
export interface Dialect {
  /** The database's clock, in milliseconds since 1970, as an expression. */
  now: string;
  /** The end of a SELECT that locks its rows and skips those locked by another process. */
  lockRows: string;
  /** Selects the `name` of each table. */
  listTables: string;
}

/** Runs one statement, with `$1`, `$2` and so on as placeholders. */
export type Query = (
  text: string,
  values?: readonly SqlValue[],
) => Promise<Record<string, SqlValue>[]>;

export interface Sql {
  query: Query;
  dialect: Dialect;
}

/** Runs work in one transaction, which is on the disk once the promise resolves. */
export type Transaction = <Result>(work: (sql: Sql) => Promise<Result>) => Promise<Result>;
