import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { StoreError } from "../store-error";
import type { Reply, Request, WorkerOptions } from "./protocol";

/** How long the worker may take beyond a request's deadline before it is given up, in milliseconds. */
const grace = 5_000;

type Pending = {
  request: Request;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
};

/** The thread that uses one database file. It is started when it is needed. */
export type WorkerThread = {
  /** @throws {StoreError} */
  request: (task: Request["task"], values?: readonly unknown[]) => Promise<unknown>;
  isRunning: () => boolean;
  stop: () => Promise<void>;
};

/**
 * Runs requests one after another in a worker thread. After a failure in a transaction the thread is ended, which closes its
 * connection whatever state it is in, and a new one continues with the next request.
 * @param patience how long a request may wait for its turn, in milliseconds
 */
export function createWorkerThread(path: string, patience: number): WorkerThread {
  const pending = new Map<number, Pending>();
  let worker: Worker | undefined;
  let lastId = 0;
  // Later, a file that was lost is not replaced by an empty one, which would hide the loss.
  let create = true;
  let thorough = true;

  const settle = (id: number): Pending | undefined => {
    const one = pending.get(id);
    pending.delete(id);
    clearTimeout(one?.timer);
    return one;
  };

  const end = () => {
    const ended = worker;
    worker = undefined;
    return ended?.terminate();
  };

  const failAll = (message: string) => {
    void end();
    for (const id of [...pending.keys()]) {
      settle(id)?.reject(new StoreError("unavailable", message));
    }
  };

  const receive = (reply: Reply) => {
    const one = settle(reply.id);
    if ("result" in reply) {
      create = false;
      thorough = false;
      one?.resolve(reply.result);
      return;
    }
    one?.reject(new StoreError(reply.problem, reply.message));
    if (!reply.isBroken) return;
    thorough = true;
    void end();
    if (pending.size > 0) start();
  };

  const start = () => {
    const started = createWorker({ path, create, thorough });
    worker = started;
    started.on("message", (reply: Reply) => {
      if (worker === started) receive(reply);
    });
    started.on("error", (error) => {
      if (worker === started) failAll(`The database's thread failed: ${error.message}`);
    });
    started.on("exit", () => {
      if (worker === started) failAll("The database's thread ended");
    });
    // The timers of the requests keep the process running while there are any. A listener added later would
    // keep it running for ever.
    started.unref();
    for (const { request } of pending.values()) started.postMessage(request);
  };

  return {
    request: (task, values = []) =>
      new Promise((resolve, reject) => {
        const request: Request = { id: ++lastId, task, values, deadline: Date.now() + patience };
        const timer = setTimeout(() => {
          failAll("The database does not respond");
        }, patience + grace);
        pending.set(request.id, { request, resolve, reject, timer });
        if (worker === undefined) start();
        else worker.postMessage(request);
      }),
    isRunning: () => worker !== undefined,
    stop: async () => {
      await end();
    },
  };
}

/** Starts worker.ts through tsx, which a thread does not inherit, or a compiled worker.js beside this file. */
function createWorker(workerData: WorkerOptions): Worker {
  const source = join(__dirname, "worker.ts");
  if (!existsSync(source)) return new Worker(join(__dirname, "worker.js"), { workerData });
  const tsx = createRequire(source).resolve("tsx/cjs");
  return new Worker(source, { workerData, execArgv: ["--require", tsx] });
}
