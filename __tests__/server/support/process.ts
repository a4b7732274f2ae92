import { spawn, type ChildProcess } from "node:child_process";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { until } from "./wait";

const tsx = pathToFileURL(require.resolve("tsx")).href;
const children = new Set<ChildProcess>();

/** A running program of the project. */
export type Running = {
  /** Its standard output so far. */
  output: () => string;
  /** Its standard error so far. */
  errors: () => string;
  kill: (signal: NodeJS.Signals) => void;
  /** Its exit code, or null if a signal ended it. */
  ended: Promise<number | null>;
};

/** Starts a program in a folder, with only these settings in its environment. */
export function start(
  program: string,
  parameters: readonly string[],
  settings: Record<string, string>,
  folder = process.cwd(),
): Running {
  const script = resolve(program);
  const child = spawn(process.execPath, ["--import", tsx, script, ...parameters], {
    cwd: folder,
    env: { PATH: process.env.PATH, CONTENT_DIR: resolve("content"), ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.add(child);
  let output = "";
  let errors = "";
  child.stdout.on("data", (part: Buffer) => (output += part.toString()));
  child.stderr.on("data", (part: Buffer) => (errors += part.toString()));
  const ended = new Promise<number | null>((done) => {
    child.on("close", (code) => {
      children.delete(child);
      done(code);
    });
  });
  return {
    output: () => output,
    errors: () => errors,
    kill: (signal) => child.kill(signal),
    ended,
  };
}

/** Starts the site's server and waits until it prints its address. */
export async function startSite(
  settings: Record<string, string>,
  folder?: string,
): Promise<Running & { url: string }> {
  const running = start("src/server/main.ts", [], { PORT: "0", ...settings }, folder);
  let url: string | undefined;
  await until(
    "the server's address is printed",
    () => {
      const port = /CONaaS is at http:\/\/localhost:(\d+)/.exec(running.output())?.[1];
      if (port !== undefined) url = `http://127.0.0.1:${port}`;
      return url !== undefined || running.errors() !== "";
    },
    30_000,
  );
  if (url === undefined) throw new Error(running.errors());
  return { ...running, url };
}

/** Finds a port that is currently free. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.on("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        done(typeof address === "object" && address !== null ? address.port : 0);
      });
    });
  });
}

afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
});
