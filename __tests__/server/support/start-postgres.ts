import { spawn, type ChildProcess } from "node:child_process";
import { chownSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../../setup/free-port";
import { findUnprivilegedUser } from "./unprivileged-user";
import compileServer from "./compile-server";
import { tools } from "../../setup/tools";

declare global {
  var testPostgres: { process: ChildProcess; folder: string } | undefined;
}

/** Prepares a run of Jest that needs PostgreSQL: one server for all test files, each of which has databases of its own. */
export default async function startPostgres(): Promise<void> {
  await compileServer();
  const programs = tools.PostgreSQL.find();
  if (programs === undefined) return;
  const folder = mkdtempSync(join(tmpdir(), "site-postgres-"));
  // PostgreSQL refuses to run as root.
  const user = findUnprivilegedUser();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const port = await findFreePort();
  const command = `"$0/initdb" -D data -U site -A trust -E UTF8 --locale=C -N &&
    exec "$0/postgres" -D data -k "$PWD" -p ${port} -h 127.0.0.1 -c fsync=off -c max_connections=300`;
  const options = {
    cwd: folder,
    env: { PATH: process.env.PATH },
    stdio: "ignore",
    ...user,
  } as const;
  const server = spawn("/bin/sh", ["-c", command, programs], options);
  process.env.TEST_POSTGRES = `postgres://site@127.0.0.1:${port}`;
  globalThis.testPostgres = { process: server, folder };
}
