import {
  claimDelivery,
  lateChannels,
  listDeliveries,
  markDelivered,
  markFailed,
  releaseClaim,
  retry,
} from "./deliveries";
import { check, dump, restore, sharedSecret } from "./maintenance";
import type { Sql } from "./sql";
import { find, forget, list, purge, save } from "./submissions";

/** Everything that is done in one transaction, on either database. */
const operations = {
  save,
  find,
  list,
  forget,
  purge,
  claimDelivery,
  releaseClaim,
  markDelivered,
  markFailed,
  retry,
  listDeliveries,
  lateChannels,
  check,
  sharedSecret,
  dump,
  restore,
};

type Operations = typeof operations;

export type OperationName = keyof Operations;

/** The methods of a store that are one operation each. */
export type StoreOperations = {
  [Name in OperationName]: Operations[Name] extends (
    sql: Sql,
    ...values: infer Values
  ) => infer Result
    ? (...values: Values) => Result
    : never;
};

/** Runs an operation by its name. */
export type RunOperation = (name: OperationName, values: readonly unknown[]) => Promise<unknown>;

/** Operations that only read, and therefore need not wait for another process that writes. */
const reading: ReadonlySet<OperationName> = new Set([
  "find",
  "list",
  "listDeliveries",
  "lateChannels",
  "dump",
]);

export function isReading(name: OperationName): boolean {
  return reading.has(name);
}

/** Runs an operation in an open transaction. */
export function runOperation(
  sql: Sql,
  name: OperationName,
  values: readonly unknown[],
): Promise<unknown> {
  const operation: (sql: Sql, ...values: never[]) => Promise<unknown> = operations[name];
  return operation(sql, ...(values as never[]));
}

/** The operations as methods. Their types come from the operations themselves, so the one cast is safe. */
export function asMethods(run: RunOperation): StoreOperations {
  const names = Object.keys(operations) as OperationName[];
  const methods = names.map((name) => [name, (...values: unknown[]) => run(name, values)]);
  return Object.fromEntries(methods) as StoreOperations;
}
