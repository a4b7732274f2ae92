import { spawn, type ChildProcess } from "node:child_process";
import { chownSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundle, sqliteProcess } from "../server/support/bundle";
import { freePort } from "../server/support/free-port";
import { unprivilegedUser } from "../server/support/user";
import { findPostgres } from "./find-postgres";
import { compiledFolder } from "./sqlite-program";

declare global {
  var testPostgres: { process: ChildProcess; folder: string } | undefined;
}

/** Prepares the server and the databases of a run of Jest. */
export default async function startDatabases(): Promise<void> {
  await bundle(["src/server/main.ts", sqliteProcess], compiledFolder);
  await startPostgres();
}

/** Starts the one PostgreSQL server, and does not wait for it. Its files are in a temporary folder. */
async function startPostgres(): Promise<void> {
  const programs = findPostgres();
  if (programs === undefined) return;
  const folder = mkdtempSync(join(tmpdir(), "conaas-postgres-"));
  // PostgreSQL refuses to run as root.
  const user = unprivilegedUser();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const port = await freePort();
  const command = `"$0/initdb" -D data -U conaas -A trust -E UTF8 --locale=C -N &&
    exec "$0/postgres" -D data -k "$PWD" -p ${port} -h 127.0.0.1 -c fsync=off -c max_connections=300`;
  const options = {
    cwd: folder,
    env: { PATH: process.env.PATH },
    stdio: "ignore",
    ...user,
  } as const;
  const server = spawn("/bin/sh", ["-c", command, programs], options);
  process.env.TEST_POSTGRES = `postgres://conaas@127.0.0.1:${port}`;
  globalThis.testPostgres = { process: server, folder };
}
