import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { chownSync } from "node:fs";
import { join } from "node:path";
import { findPostgres } from "../../setup/find-postgres";
import { emptyFolder } from "./folder";
import { unprivilegedUser } from "./user";
import { freePort } from "./process";
import { rowsOf } from "./server";
import { until } from "./wait";

/** A PostgreSQL server on loopback with its files in a temporary folder. */
export type PostgresServer = {
  /** Creates an empty database, and returns its URL. */
  createDatabase: () => Promise<string>;
  /** Ends it as a crash would, with all its connections. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
};

const running = new Set<ChildProcess>();

/** Creates a server and starts it. */
export async function startPostgres(): Promise<PostgresServer> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error("PostgreSQL is not installed");
  const folder = await emptyFolder();
  // PostgreSQL refuses to run as root.
  const user = unprivilegedUser();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const options = { cwd: folder, env: {}, ...user };
  const create = ["-D", data, "-U", "conaas", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"];
  execFileSync(join(programs, "initdb"), create, { ...options, stdio: "ignore" });
  const port = await freePort();
  const url = (database: string) => `postgres://conaas@127.0.0.1:${port}/${database}`;
  let server: ChildProcess;
  let count = 0;

  const start = async () => {
    server = spawn(
      join(programs, "postgres"),
      ["-D", data, "-k", folder, "-p", String(port), "-h", "127.0.0.1", "-c", "fsync=off"],
      { ...options, stdio: "ignore" },
    );
    running.add(server);
    const isReady = () =>
      rowsOf(url("postgres"), "SELECT 1").then(
        () => true,
        () => false,
      );
    await until("PostgreSQL accepts connections", isReady, 30_000);
  };
  await start();
  return {
    start,
    stop: async () => {
      running.delete(server);
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGQUIT");
      await ended;
    },
    createDatabase: async () => {
      const name = `site${++count}`;
      await rowsOf(url("postgres"), `CREATE DATABASE ${name}`);
      return url(name);
    },
  };
}

afterAll(async () => {
  for (const server of running) {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGQUIT");
    await ended;
  }
});
