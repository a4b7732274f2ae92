import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { StoreError } from "../store-error";
import type { Reply, Request, WorkerOptions } from "./protocol";

/** How long the worker may take beyond a request's deadline before it is given up, in milliseconds. */
const grace = 5_000;

type Pending = {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
};

/** A running worker thread. */
export type WorkerThread = {
  /**
   * @param patience how long the request may wait for its turn, in milliseconds
   * @throws {StoreError}
   */
  request: (
    task: Request["task"],
    values: readonly unknown[],
    patience: number,
  ) => Promise<unknown>;
  stop: () => Promise<void>;
};

/**
 * Starts a worker thread.
 * @param onEnd called when it can no longer be used: it ended, or is stuck
 */
export function startWorker(options: WorkerOptions, onEnd: () => void): WorkerThread {
  const worker = createWorker(options);
  const pending = new Map<number, Pending>();
  let lastId = 0;

  const settle = (id: number): Pending | undefined => {
    const request = pending.get(id);
    pending.delete(id);
    clearTimeout(request?.timer);
    return request;
  };
  const fail = (message: string) => {
    onEnd();
    for (const id of [...pending.keys()]) {
      settle(id)?.reject(new StoreError("unavailable", message));
    }
  };
  worker.on("message", (reply: Reply) => {
    const request = settle(reply.id);
    if ("result" in reply) request?.resolve(reply.result);
    else request?.reject(new StoreError(reply.problem, reply.message));
  });
  worker.on("error", (error) => {
    fail(`The database's thread failed: ${error.message}`);
  });
  worker.on("exit", () => {
    fail("The database's thread ended");
  });
  // The timers of the requests keep the process running while there are any. A listener added later would
  // keep it running for ever.
  worker.unref();

  return {
    request: (task, values, patience) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        const timer = setTimeout(() => {
          fail("The database does not respond");
          void worker.terminate();
        }, patience + grace);
        pending.set(id, { resolve, reject, timer });
        const message: Request = { id, task, values, deadline: Date.now() + patience };
        worker.postMessage(message);
      }),
    stop: async () => {
      await worker.terminate();
    },
  };
}

/** Starts worker.ts through tsx, which a worker thread does not inherit, or a compiled worker.js beside this file. */
function createWorker(workerData: WorkerOptions): Worker {
  const source = join(__dirname, "worker.ts");
  if (!existsSync(source)) return new Worker(join(__dirname, "worker.js"), { workerData });
  const tsx = createRequire(source).resolve("tsx/cjs");
  return new Worker(source, { workerData, execArgv: ["--require", tsx] });
}
