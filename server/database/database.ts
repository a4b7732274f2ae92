import * as deliveries from "./queries/deliveries";
import * as maintenance from "./queries/maintenance";
import * as submissions from "./queries/submissions";
import type { Sql, Transaction } from "./sql";

type DatabaseQuery<Values extends unknown[], Result> = (
  sql: Sql,
  ...values: Values
) => Promise<Result>;

/** The operations of either database, each of which is one transaction. */
export function bindQueries(transaction: Transaction) {
  const inTransaction =
    <Values extends unknown[], Result>(operation: DatabaseQuery<Values, Result>) =>
    (...values: Values) =>
      transaction((sql) => operation(sql, ...values));
  return {
    save: inTransaction(submissions.save),
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
 * Connects on first use, and tries again on the next call: every method rejects while the database is
 * unavailable, and has then changed nothing, unless the connection broke while it was being committed.
 */
export type Database = ReturnType<typeof bindQueries> & {
  /** Where it is, without secrets, for messages. */
  location: string;
  /** Removes deleted rows from SQLite's log too. PostgreSQL overwrites them when it reuses their space. */
  eraseDeleted?: () => Promise<void>;
  close: () => Promise<void>;
};
