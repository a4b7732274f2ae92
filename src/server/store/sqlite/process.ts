/**
 * The one process of the server that opens the database file: SQLite blocks its caller, a disk that stalls cannot be
 * interrupted, and closing a file drops all locks that a process has on it.
 */
import { statfsSync } from "node:fs";
import { dirname } from "node:path";
import { type OperationName, runOperation } from "../store";
import { StoreError, toStoreError, type StoreProblem } from "../store-error";
import { openConnection, openReader, type Connection } from "./connection";

/** What the process is told to do, one request at a time. */
export type Request = { task: OperationName | "checkpoint"; values: readonly unknown[] };

/** Its reply. Once its connection is broken, only a new process can continue. */
export type Reply =
  { result: unknown } | { problem: StoreProblem; message: string; isBroken: boolean };

const [path = "", mode] = process.argv.slice(2);

/** In bytes. With less free space, the longest forms or SQLite's index of its log may not fit. */
const leastSpace = 256 * 1024;

let connection: Connection | undefined;

async function run({ task, values }: Request): Promise<unknown> {
  connection ??= await (mode === "read"
    ? openReader(path)
    : openConnection(path, mode === "create"));
  if (task === "checkpoint") return connection.checkpoint();
  if (task === "check" && isDiskFull()) throw new StoreError("disk full", "The disk is full");
  return connection.transaction((sql) => runOperation(sql, task, values));
}

function isDiskFull(): boolean {
  try {
    const { bavail, bsize } = statfsSync(dirname(path));
    return bavail * bsize < leastSpace;
  } catch {
    return false;
  }
}

async function replyTo(request: Request): Promise<Reply> {
  try {
    return { result: await run(request) };
  } catch (error) {
    const { problem: found, message } = toStoreError(error);
    const isVague = found === "disk error" || found === "unavailable";
    const problem = isVague && isDiskFull() ? "disk full" : found;
    const isHarmless = connection !== undefined && (found === "locked" || found === "disk full");
    return { problem, message, isBroken: !isHarmless };
  }
}

process.on("message", (request: Request) => {
  void replyTo(request).then((reply) => process.send?.(reply));
});

// When the server has died. SQLite's calls are not interrupted by events, so no transaction is open.
process.on("disconnect", () => process.exit());

// A terminal and systemd send these to both processes, but only the server knows when it needs no more.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => undefined);
