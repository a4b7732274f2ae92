import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A web server that serves public/ on loopback. */
export type ServerProcess = { url: string; stop: () => Promise<void> };

/** Starts the site's own server with an empty database and no limits on the number of forms. */
export async function startOwnServer(): Promise<ServerProcess> {
  const folder = await mkdtemp(join(tmpdir(), "conaas-bench-"));
  const port = await freePort();
  const child = spawn(process.execPath, ["--import", "tsx", "src/server/main.ts"], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORT: String(port),
      DATABASE_URL: `file:${join(folder, "submissions.db")}`,
      RATE_LIMIT_PER_MINUTE: "1000000",
      RATE_LIMIT_PER_DAY: "1000000",
      RATE_LIMIT_TOTAL_PER_MINUTE: "1000000",
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return whenReady(child, port, folder);
}

async function whenReady(
  child: ChildProcess,
  port: number,
  folder: string,
): Promise<ServerProcess> {
  const url = `http://127.0.0.1:${port}`;
  const ended = new Promise((done) => child.on("exit", done));
  const end = Date.now() + 20_000;
  while (!(await responds(url))) {
    if (child.exitCode !== null || Date.now() > end) throw new Error("The server did not start");
    await new Promise((done) => setTimeout(done, 100));
  }
  return {
    url,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function responds(url: string): Promise<boolean> {
  return fetch(url, { method: "HEAD" }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().on("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
