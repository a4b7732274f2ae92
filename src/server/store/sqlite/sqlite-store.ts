import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { asMethods, type Store } from "../store";
import { StoreError } from "../store-error";
import type { Reply, Request } from "./process";
import { sqliteProgram } from "./sqlite-program";

/** How long a process may take to start, in milliseconds. */
const startTime = 10_000;

const failed = { problem: "unavailable", isBroken: true } as const;
const noReply: Reply = { ...failed, problem: "disk error", message: "The disk does not respond" };

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
    const mode = isReader ? "read" : mayCreate ? "create" : "keep";
    const started = fork(sqliteProgram, [path, mode], {
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    // The server can end before it. The timers of the requests keep the server running while there are any.
    started.unref();
    started.channel?.unref();
    let last: Reply = { ...failed, message: "The database's process has ended" };
    const end = (reply: Reply) => {
      child = undefined;
      obstacle = undefined;
      receive(reply);
    };
    started.on("message", (reply: Reply) => {
      if (child !== started) return;
      if ("result" in reply || !reply.isBroken) receive(reply);
      else {
        last = reply;
        started.kill("SIGKILL");
      }
    });
    started.on("error", ({ message }) => {
      if (started.pid === undefined) end({ ...failed, message });
    });
    started.on("exit", () => end(last));
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
    }
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
        if (child !== undefined) await request("checkpoint");
      } finally {
        child?.kill("SIGKILL");
      }
    },
  };
}
