/** The thread that uses the database file, because SQLite blocks the thread that calls it. */
import { parentPort, workerData } from "node:worker_threads";
import { isReading, runOperation } from "../operations/operations";
import { StoreError, toStoreError } from "../store-error";
import { openConnection, type Connection } from "./connection";
import type { Reply, Request, WorkerOptions } from "./protocol";

const { path, mayCreate } = workerData as WorkerOptions;

let connection: Connection | undefined;
let hasOpened = !mayCreate;
let hasFailed = false;

function open(): Connection {
  // A file that was lost is not replaced by an empty one, which would hide the loss.
  connection ??= openConnection(path, { create: !hasOpened, thorough: !hasOpened || hasFailed });
  hasOpened = true;
  hasFailed = false;
  return connection;
}

function discard(): void {
  try {
    connection?.close();
  } catch {
    // It has failed anyway.
  }
  connection = undefined;
}

async function run({ task, values, deadline }: Request): Promise<unknown> {
  if (Date.now() > deadline) throw new StoreError("locked", "The database is too slow");
  if (task === "close") {
    connection?.checkpoint();
    discard();
    return undefined;
  }
  if (task === "eraseDeleted") return open().checkpoint();
  // Only a new connection reads the file itself, not what the old one remembers of it.
  if (task === "check") discard();
  return open().transaction(isReading(task) ? "read" : "write", (sql) =>
    runOperation(sql, task, values),
  );
}

async function reply(request: Request): Promise<Reply> {
  const { id } = request;
  try {
    return { id, result: await run(request) };
  } catch (error) {
    discard();
    const { problem, message } = toStoreError(error);
    hasFailed = problem !== "locked";
    return { id, problem, message };
  }
}

// One transaction at a time.
let last = Promise.resolve();
parentPort?.on("message", (request: Request) => {
  last = last.then(async () => {
    parentPort?.postMessage(await reply(request));
  });
});
