import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { asMethods, type Store } from "../store";
import { StoreError } from "../store-error";
import type { Reply, Request } from "./process";
import { sqliteProgram } from "./sqlite-program";

/** How long a process may take to start, in milliseconds. */
const startTime = 10_000;

const noReply: Reply = {
  problem: "disk error",
  message: "The disk does not respond",
  isBroken: true,
};

/** How long the last request may take, in milliseconds: longer than SQLite waits for a lock. */
const closeTime = 5_000;

/** How long the end of a killed process may take, in milliseconds, before requests fail at once. */
const endTime = 1_000;

/** The path in a `file:` URL, which may be relative (`file:data/submissions.db`). */
export function filePath(url: string): string {
  const withoutQuery = url.replace(/[?#].*$/, "");
  return withoutQuery.startsWith("file:/") ? fileURLToPath(withoutQuery) : withoutQuery.slice(5);
}

/**
 * A store in a SQLite file. A child process runs requests one after another. One that fails to reply is killed, which does
 * no harm to the file, and the next starts once it has ended: a disk that stalls keeps it for as long.
 * @param patience how long a request may wait for its turn, and then for its reply, in milliseconds
 */
export function createSqliteStore(url: string, patience: number, isReader: boolean): Store {
  const path = filePath(url);
  let child: ChildProcess | undefined;
  /** Why requests fail at once, until the process that was killed has ended. */
  let obstacle: StoreError | undefined;
  // Later, a file that was lost is not replaced by an empty one, which would hide the loss.
  let mayCreate = true;
  /** Resolves when the request before is done. */
  let turn: Promise<unknown> = Promise.resolve();
  let receive: (reply: Reply) => void = () => undefined;

  const start = (): ChildProcess => {
    const started = forkProcess(path, isReader ? "read" : mayCreate ? "create" : "keep");
    let errors = "";
    started.stderr?.on("data", (text: Buffer) => (errors += text.toString()));
    const end = (message: string) => {
      child = undefined;
      obstacle = undefined;
      receive({ problem: "unavailable", message, isBroken: false });
    };
    started.on("message", (reply: Reply) => {
      if (child === started) receive(reply);
    });
    started.on("error", (error) => {
      if (started.pid === undefined) end(`The database's process cannot start: ${error.message}`);
    });
    started.on("exit", () => {
      end(`The database's process ended. ${/^.*Error.*$/m.exec(errors)?.[0] ?? ""}`);
    });
    return started;
  };

  const ask = async (request: Request): Promise<unknown> => {
    const limit = child === undefined ? patience + startTime : patience;
    child ??= start();
    // When it cannot be sent, the process has ended, which is reported.
    child.send(request, () => undefined);
    let timer: NodeJS.Timeout | undefined;
    const reply = await new Promise<Reply>((resolve) => {
      receive = resolve;
      timer = setTimeout(resolve, limit, noReply);
    });
    clearTimeout(timer);
    if ("result" in reply) {
      mayCreate = false;
      return reply.result;
    }
    const error = new StoreError(reply.problem, reply.message);
    if (reply === noReply) {
      // What waits for its turn has no time left either.
      obstacle = error;
      child.kill("SIGKILL");
    } else if (reply.isBroken && !(await hasEnded(child))) obstacle = error;
    throw error;
  };

  const request = (task: Request["task"], values: readonly unknown[] = []): Promise<unknown> => {
    const deadline = performance.now() + patience;
    const result = turn.then(() => {
      if (obstacle !== undefined) throw obstacle;
      if (performance.now() < deadline) return ask({ task, values });
      throw new StoreError("locked", "The database is too slow");
    });
    turn = result.catch(() => undefined);
    return result;
  };

  return {
    ...asMethods(request),
    location: path,
    eraseDeleted: async () =>
      (await request("checkpoint")) === true
        ? undefined
        : `Another program is reading the database, so deleted text remains in ${path}-wal. ` +
          "Run this command again when that program has ended.",
    close: async () => {
      try {
        // A copy of the file alone is then complete.
        const wait = pause(closeTime, undefined, { ref: false });
        if (child !== undefined) await Promise.race([request("checkpoint"), wait]);
      } finally {
        if (child !== undefined) await hasEnded(child);
      }
    },
  };
}

/** Kills a process, and returns whether it has ended in time. */
async function hasEnded(child: ChildProcess): Promise<boolean> {
  const ended = once(child, "exit").then(() => true);
  // Otherwise this program could end here, because nothing else keeps it running.
  child.ref();
  child.kill("SIGKILL");
  const isInTime = await Promise.race([ended, pause(endTime, false, { ref: false })]);
  child.unref();
  return isInTime;
}

/** The server can end before it. */
function forkProcess(path: string, mode: "create" | "keep" | "read"): ChildProcess {
  const { program, execArgv } = sqliteProgram;
  const child = fork(program, [path, mode], {
    execArgv,
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  // The timers of the requests keep the server running while there are any.
  child.unref();
  child.channel?.unref();
  if (child.stderr instanceof Socket) child.stderr.unref();
  return child;
}
