/** The thread that uses the database file, because SQLite blocks the thread that calls it. */
import { parentPort, workerData } from "node:worker_threads";
import { isReading, runOperation } from "../operations/operations";
import { StoreError, toStoreError } from "../store-error";
import { openConnection, prepareFile, type Connection } from "./connection";
import type { Reply, Request, WorkerOptions } from "./protocol";

const { path, create, thorough } = workerData as WorkerOptions;

let connection: Connection | undefined;
let hasOpened = false;

function open(): Connection {
  prepareFile(path, create);
  hasOpened = true;
  return openConnection(path, thorough);
}

async function run({ task, values }: Request): Promise<unknown> {
  connection ??= open();
  if (task === "checkpoint") return connection.checkpoint();
  if (task === "check") connection.inspect();
  return connection.transaction(isReading(task) ? "read" : "write", (sql) =>
    runOperation(sql, task, values),
  );
}

let isBroken = false;

async function reply(request: Request): Promise<void> {
  // The main thread gives what remains to the next worker.
  if (isBroken) return;
  let message: Reply;
  const isLate = Date.now() > request.deadline;
  try {
    // While another process holds a lock, those that wait behind a request can run out of time too.
    if (isLate) throw new StoreError("locked", "The database is too slow");
    message = { id: request.id, result: await run(request) };
  } catch (error) {
    const { problem, message: text } = toStoreError(error);
    // A lock that could not be had leaves the connection as it was, unless it was being opened.
    isBroken = hasOpened && !isLate && (problem !== "locked" || connection?.isIdle() !== true);
    message = { id: request.id, problem, message: text, isBroken };
  }
  parentPort?.postMessage(message);
}

// One transaction at a time.
let last = Promise.resolve();
parentPort?.on("message", (request: Request) => {
  last = last.then(() => reply(request));
});
