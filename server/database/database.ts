import * as deliveries from "./queries/deliveries";
import * as maintenance from "./queries/maintenance";
import * as submissions from "./queries/submissions";
import type { Sql, Transaction } from "./sql";

type DatabaseQuery<Values extends unknown[], Result> = (
  sql: Sql,
  ...values: Values
) => Promise<Result>;

/** Binds every query to a database, each as one transaction. */
export function bindQueries(transaction: Transaction) {
  const inTransaction =
    <Values extends unknown[], Result>(operation: DatabaseQuery<Values, Result>) =>
    (...values: Values) =>
      transaction((sql) => operation(sql, ...values));
  return {
    save: inTransaction(submissions.save),
    countSameText: inTransaction(submissions.countSameText),
    list: inTransaction(submissions.list),
    forget: inTransaction(submissions.forget),
    purge: inTransaction(submissions.purge),
    claim: inTransaction(deliveries.claim),
    markDelivered: inTransaction(deliveries.markDelivered),
    markFailed: inTransaction(deliveries.markFailed),
    retry: inTransaction(deliveries.retry),
    markDone: inTransaction(deliveries.markDone),
    findFailingChannels: inTransaction(deliveries.findFailingChannels),
    check: inTransaction(maintenance.check),
    dump: inTransaction(maintenance.dump),
    restore: inTransaction(maintenance.restore),
  };
}

/**
 * A database, which connects on first use and again after a failure. While it is unavailable every method rejects and changes
 * nothing, unless the connection broke during the commit.
 */
export type Database = ReturnType<typeof bindQueries> & {
  /** Where it is, for messages: without secrets. */
  location: string;
  /** Removes deleted rows from SQLite's log. PostgreSQL overwrites them when it reuses their space. */
  eraseDeleted?: () => Promise<void>;
  close: () => Promise<void>;
};
