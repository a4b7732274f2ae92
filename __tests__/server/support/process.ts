import { spawn } from "node:child_process";
import { runAtEnd } from "../../setup/cleanup";
import { serverProgram } from "./compiled-programs";
import { waitUntil } from "../../setup/wait";

/** Where and how to start a program. */
interface StartOptions {
  /** Its working folder. */
  folder?: string;
  /** A shell command that runs first, such as one that sets a limit. */
  before?: string;
  /** The user that runs it, by default the one who runs the tests. */
  user?: { uid: number; gid: number } | undefined;
}

/** Starts a program, with only these settings in its environment. */
export function startProgram(
  program: string,
  parameters: readonly string[],
  settings: Record<string, string>,
  { folder = process.cwd(), before = "true", user }: StartOptions = {},
) {
  const command = [process.execPath, program, ...parameters];
  const child = spawn("/bin/sh", ["-c", `${before}; exec "$@"`, "sh", ...command], {
    ...user,
    cwd: folder,
    env: { PATH: process.env.PATH, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let errors = "";
  child.stdout.on("data", (part: Buffer) => (output += part.toString()));
  child.stderr.on("data", (part: Buffer) => (errors += part.toString()));
  /** Its exit code, or null if a signal ended it. */
  const ended = new Promise<number | null>((done) => {
    child.on("close", done);
  });
  runAtEnd(() => {
    child.kill("SIGKILL");
    return ended;
  });
  return {
    /** What it has written so far. */
    output: () => output,
    errors: () => errors,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    ended,
  };
}

/** Starts the site's server and waits until it prints its address. */
export async function startServerProgram(
  settings: Record<string, string>,
  { program = serverProgram, ...options }: StartOptions & { program?: string } = {},
) {
  const running = startProgram(program, [], { PORT: "0", ...settings }, options);
  let url: string | undefined;
  await waitUntil("the server's address is printed", () => {
    url = /The site is at (http:\/\/127\.0\.0\.1:\d+)/.exec(running.output())?.[1];
    return url !== undefined || running.errors() !== "";
  });
  if (url === undefined) throw new Error(running.errors());
  return { ...running, url };
}
