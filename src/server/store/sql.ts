/** A value that both databases store without change. Texts that may hold NUL are stored as JSON. */
export type SqlValue = string | number | null;

/** An open transaction on either database, and where their SQL differs. */
export type Sql = {
  /** Runs one statement, with `$1`, `$2` and so on as placeholders. */
  query: (text: string, values?: readonly SqlValue[]) => Promise<Record<string, unknown>[]>;
  dialect: {
    /** The database's clock, in milliseconds since 1970, as an expression. */
    now: string;
    /** The database's clock as ISO 8601 in UTC, as an expression. */
    isoNow: string;
    /** The column that holds the order of insertion. */
    position: string;
    /** Added to a SELECT, locks its rows and leaves out those that another process has locked. */
    lockRows: string;
  };
};
