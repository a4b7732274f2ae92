import * as deliveries from "./operations/deliveries";
import * as maintenance from "./operations/maintenance";
import * as submissions from "./operations/submissions";
import type { Sql } from "./sql";

/** Everything that is done in one transaction, on either database. */
const operations = { ...submissions, ...deliveries, ...maintenance };

type Operations = typeof operations;

export type OperationName = keyof Operations;

type StoreOperations = {
  [Name in OperationName]: Operations[Name] extends (
    sql: Sql,
    ...values: infer Values
  ) => infer Result
    ? (...values: Values) => Result
    : never;
};

/**
 * Connects on first use, and tries again on the next call: every method rejects with a StoreError while the database is
 * unavailable, and has then changed nothing, unless the connection broke while it was being committed.
 */
export type Store = StoreOperations & {
  /** The database's address without secrets, for messages. */
  location: string;
  /** Removes deleted rows from the files, as far as the database can. Returns what remains, as a sentence. */
  eraseDeleted: () => Promise<string | undefined>;
  close: () => Promise<void>;
};

export function runOperation(sql: Sql, name: OperationName, values: readonly unknown[]) {
  const operation: (sql: Sql, ...values: never[]) => Promise<unknown> = operations[name];
  return operation(sql, ...(values as never[]));
}

/** The operations as methods. Their types come from the operations themselves, so the one cast is safe. */
export function asMethods(
  run: (name: OperationName, values: readonly unknown[]) => Promise<unknown>,
): StoreOperations {
  const names = Object.keys(operations) as OperationName[];
  const methods = names.map((name) => [name, (...values: unknown[]) => run(name, values)]);
  return Object.fromEntries(methods) as StoreOperations;
}
