import type { OperationName } from "../operations/operations";
import type { StoreProblem } from "../store-error";

/** What the store's worker thread is started with. */
export type WorkerOptions = { path: string; mayCreate: boolean };

/** A request to the worker thread. */
export type Request = {
  id: number;
  task: OperationName | "eraseDeleted" | "close";
  values: readonly unknown[];
  /** The worker must not begin after this time, because the caller has been told that it failed. */
  deadline: number;
};

/** The worker's reply. */
export type Reply =
  { id: number; result: unknown } | { id: number; problem: StoreProblem; message: string };
