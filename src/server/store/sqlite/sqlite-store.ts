import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { asMethods, type Store } from "../store";
import { StoreError } from "../store-error";
import type { Reply, Request } from "./process";

/** How long a process may take to start, in milliseconds. */
const startTime = 10_000;

/** How long closing may take, in milliseconds: longer than SQLite waits for a lock. */
const closeTime = 5_000;

type Job = {
  request: Request;
  /** From then on, it has waited too long for its turn. */
  deadline: number;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
};

/** The path in a `file:` URL, which may be relative (`file:data/submissions.db`). */
export function filePath(url: string): string {
  const withoutQuery = url.replace(/[?#].*$/, "");
  return withoutQuery.startsWith("file:/") ? fileURLToPath(withoutQuery) : withoutQuery.slice(5);
}

/**
 * A store in a SQLite file. It runs requests one after another in a child process. One that fails to reply is
 * killed, which does no harm to the file whatever it was doing, but is only followed by another once it has ended:
 * a disk that stalls can keep a killed process for as long as it stalls.
 * @param patience how long a request may wait for its turn, and then for its reply, in milliseconds
 */
export function createSqliteStore(url: string, patience: number, isReader: boolean): Store {
  const path = filePath(url);
  const waiting: Job[] = [];
  let current: Job | undefined;
  let timer: NodeJS.Timeout | undefined;
  let child: ChildProcess | undefined;
  /** Why requests fail at once, until the process that was killed has ended. */
  let obstacle: StoreError | undefined;
  // Later, a file that was lost is not replaced by an empty one, which would hide the loss.
  let mayCreate = true;

  const finish = (): Job | undefined => {
    const finished = current;
    current = undefined;
    clearTimeout(timer);
    return finished;
  };

  const giveUp = (error: StoreError) => {
    obstacle = error;
    child?.kill("SIGKILL");
    for (const job of [finish(), ...waiting.splice(0)]) job?.reject(error);
  };

  const receive = (reply: Reply) => {
    if ("result" in reply) {
      mayCreate = false;
      finish()?.resolve(reply.result);
    } else {
      const error = new StoreError(reply.problem, reply.message);
      finish()?.reject(error);
      if (reply.isBroken) {
        child?.kill("SIGKILL");
        timer = setTimeout(giveUp, patience, error);
      }
    }
    runNext();
  };

  const start = (): ChildProcess => {
    const started = forkProcess(path, isReader ? "read" : mayCreate ? "create" : "keep");
    let errors = "";
    started.stderr?.on("data", (text: Buffer) => (errors += text.toString()));
    const end = (message: string) => {
      child = undefined;
      obstacle = undefined;
      finish()?.reject(new StoreError("unavailable", message));
      runNext();
    };
    started.on("message", receive);
    started.on("error", (error) => {
      if (started.pid === undefined) end(`The database's process cannot start: ${error.message}`);
    });
    started.on("exit", () => {
      end(`The database's process ended. ${/^.*Error.*$/m.exec(errors)?.[0] ?? ""}`);
    });
    return started;
  };

  const takeNext = (): Job | undefined => {
    for (;;) {
      const job = waiting.shift();
      if (job === undefined || performance.now() < job.deadline) return job;
      job.reject(new StoreError("locked", "The database is too slow"));
    }
  };

  const runNext = () => {
    if (current !== undefined || child?.killed === true) return;
    current = takeNext();
    if (current === undefined) return;
    timer = setTimeout(
      () => giveUp(new StoreError("disk error", "The disk does not respond")),
      child === undefined ? patience + startTime : patience,
    );
    child ??= start();
    // When it cannot be sent, the process has ended, which is reported.
    child.send(current.request, () => undefined);
  };

  const request = (task: Request["task"], values: readonly unknown[] = []) =>
    new Promise<unknown>((resolve, reject) => {
      if (obstacle !== undefined) {
        reject(obstacle);
        return;
      }
      const deadline = performance.now() + patience;
      waiting.push({ request: { task, values }, deadline, resolve, reject });
      runNext();
    });

  return {
    ...asMethods(request),
    location: path,
    eraseDeleted: async () =>
      (await request("checkpoint")) === true
        ? undefined
        : `Another program is reading the database, so deleted text remains in ${path}-wal. ` +
          "Run this command again when that program has ended.",
    close: async () => {
      const ending = child;
      if (ending === undefined) return;
      const ended = once(ending, "exit");
      const wait = () => pause(closeTime, undefined, { ref: false });
      try {
        // A copy of the file alone is then complete.
        await Promise.race([request("checkpoint"), wait()]);
      } finally {
        // Otherwise this program could end here, because nothing else keeps it running.
        ending.ref();
        ending.kill("SIGKILL");
        await Promise.race([ended, wait()]);
        ending.unref();
      }
    },
  };
}

/** Starts process.ts through tsx, or a compiled process.js beside this file. The server can end before it. */
function forkProcess(path: string, mode: "create" | "keep" | "read"): ChildProcess {
  const source = join(__dirname, "process.ts");
  const isSource = existsSync(source);
  const child = fork(isSource ? source : join(__dirname, "process.js"), [path, mode], {
    execArgv: isSource ? ["--require", createRequire(source).resolve("tsx/cjs")] : [],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  // The timers of the requests keep the server running while there are any.
  child.unref();
  child.channel?.unref();
  if (child.stderr instanceof Socket) child.stderr.unref();
  return child;
}
