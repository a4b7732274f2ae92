import type { OperationName } from "../operations/operations";
import type { StoreProblem } from "../store-error";
import type { OpenOptions } from "./connection";

/** What the store's worker thread is started with. */
export type WorkerOptions = OpenOptions & { path: string };

/** A request to the worker thread. */
export type Request = {
  id: number;
  task: OperationName | "checkpoint";
  values: readonly unknown[];
  /** The worker must not begin after this time, because the caller has been told that it failed. */
  deadline: number;
};

/** The worker's reply. Once it is broken it replies no more, and must be replaced. */
export type Reply =
  | { id: number; result: unknown }
  | { id: number; problem: StoreProblem; message: string; isBroken: boolean };
