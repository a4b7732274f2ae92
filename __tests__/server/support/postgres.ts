import { execFileSync, spawn } from "node:child_process";
import { chownSync } from "node:fs";
import { join } from "node:path";
import { findPostgres } from "../../setup/find-postgres";
import { atEnd } from "./cleanup";
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
  let stop = () => Promise.resolve();
  let count = 0;

  const start = async () => {
    const server = spawn(
      join(programs, "postgres"),
      ["-D", data, "-k", folder, "-p", String(port), "-h", "127.0.0.1", "-c", "fsync=off"],
      { ...options, stdio: "ignore" },
    );
    // Listening before it is asked to end, in case it ends by itself.
    const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
    stop = () => {
      server.kill("SIGQUIT");
      return ended;
    };
    const isReady = () =>
      rowsOf(url("postgres"), "SELECT 1").then(
        () => true,
        () => false,
      );
    await until("PostgreSQL accepts connections", isReady, 30_000);
  };
  await start();
  atEnd(() => stop());
  return {
    start,
    stop: () => stop(),
    createDatabase: async () => {
      const name = `site${++count}`;
      await rowsOf(url("postgres"), `CREATE DATABASE ${name}`);
      return url(name);
    },
  };
}
