import {
  chmod,
  chown,
  copyFile,
  mkdir,
  open,
  readdir,
  rm,
  truncate,
  writeFile,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import { createStore } from "../../../src/server/store/add-store";
import { filePath } from "../../../src/server/store/sqlite/sqlite-store";
import { compiledSite } from "../support/compiled";
import { rowsOf } from "../support/databases";
import { emptyFolder } from "../support/folder";
import { send } from "../support/http";
import { startSite } from "../support/process";
import { defaultSettings, startServer } from "../support/server";
import { unprivilegedUser } from "../support/user";
import { post } from "../support/visitors";
import { until } from "../support/wait";

/** Waits until the server reports this problem, and checks that it saves nothing but shows its pages. */
async function expectDown(url: string, reason: string): Promise<void> {
  const body = JSON.stringify({ status: "down", down: ["database"], reason });
  await until(`the server says ${reason}`, async () => {
    const health = await send(url, "/healthz");
    return health.status === 503 && health.body === body;
  });
  expect((await post(url)).status).toBe(503);
  expect((await send(url, "/")).status).toBe(200);
}

async function overwrite(file: string, position: number, length: number): Promise<void> {
  const handle = await open(file, "r+");
  await handle.write(Buffer.alloc(length, "garbage "), 0, length, position);
  await handle.close();
}

/** Writes fifty submissions into the file itself, and none into SQLite's log. */
async function fill(databaseUrl: string): Promise<void> {
  const store = createStore(databaseUrl);
  for (let i = 0; i < 50; i++) {
    await store.save({ kind: "a", fields: { a: "long ".repeat(500) }, suspect: [] }, ["mail"]);
  }
  await store.close();
}

async function expectUp(url: string): Promise<void> {
  await until("the server is well", async () => (await send(url, "/healthz")).status === 200);
  expect((await post(url)).status).toBe(201);
}

it("says that the disk is full, and loses nothing that it confirmed", async () => {
  const settings = await defaultSettings();
  // In half kilobytes. No other way to fill a disk works without root; the system reports EFBIG, not ENOSPC.
  const { url, kill, ended } = await startSite(settings, {
    program: compiledSite,
    before: "ulimit -f 600",
  });
  const saved: string[] = [];
  const messages = "long ".repeat(900);
  // SQLite makes some room once more when it moves its log into the file, so one failure is not the end.
  let failures = 0;
  await until("the disk stays full", async () => {
    for (const each of [await post(url, { messages }), await post(url)]) {
      if (each.id !== undefined) saved.push(each.id);
      failures = each.status === 503 ? failures + 1 : 0;
    }
    return failures >= 6 && (await send(url, "/healthz")).status === 503;
  });
  await expectDown(url, "disk error");
  kill("SIGKILL");
  await ended;
  expect(saved.length).toBeGreaterThan(5);
  const rows = await rowsOf(settings.DATABASE_URL, "SELECT id FROM submissions ORDER BY rowid");
  expect(rows.map(({ id }) => id)).toEqual(saved);
});

it("says that the database is read-only, and recovers when it is not", async () => {
  const settings = await defaultSettings();
  const folder = await emptyFolder();
  const file = join(folder, "submissions.db");
  const user = unprivilegedUser();
  if (user !== undefined) {
    await chown(folder, user.uid, user.gid);
    await chmod(dirname(settings.PUBLIC_DIR), 0o755);
  }
  const DATABASE_URL = `file:${file}`;
  await fill(DATABASE_URL);
  for (const name of await readdir(folder)) {
    if (user !== undefined) await chown(join(folder, name), user.uid, user.gid);
  }
  await chmod(file, 0o444);
  const { url, kill } = await startSite({ ...settings, DATABASE_URL }, { user });
  await expectDown(url, "read-only");
  await chmod(file, 0o600);
  await expectUp(url);
  kill("SIGTERM");
});

it("says that the file is missing, confirms nothing then, and takes a copy that is put there", async () => {
  const { url, databaseUrl } = await startServer();
  const file = filePath(databaseUrl);
  await expectUp(url);
  const backup = join(await emptyFolder(), "backup.db");
  await rowsOf(databaseUrl, `VACUUM INTO '${backup}'`);
  await rm(file);
  expect((await post(url)).status).toBe(503);
  await expectDown(url, "missing");
  // An empty database would hide the loss.
  await expect(copyFile(file, backup)).rejects.toThrow("ENOENT");
  await rm(dirname(file), { recursive: true });
  await expectDown(url, "missing");
  await mkdir(dirname(file));
  await copyFile(backup, file);
  await expectUp(url);
  expect(await rowsOf(databaseUrl, "SELECT count(*) AS n FROM submissions")).toEqual([{ n: 2 }]);
});

it("loses nothing when SQLite's log is deleted beside the file", async () => {
  const { url, databaseUrl, rows } = await startServer();
  const file = filePath(databaseUrl);
  await expectUp(url);
  await rm(`${file}-wal`);
  await rm(`${file}-shm`);
  expect((await post(url)).status).toBe(503);
  await expectUp(url);
  // A visitor who sends the one that was refused again finds it stored.
  expect(await rows("SELECT id FROM submissions")).toHaveLength(3);
});

it.each<[string, (file: string) => Promise<void>]>([
  ["its head is overwritten", (file) => overwrite(file, 0, 64 * 1024)],
  ["its middle is overwritten", (file) => overwrite(file, 20 * 4096, 8 * 4096)],
  ["it is cut", (file) => truncate(file, 8 * 4096)],
])("confirms nothing and says corrupt when it finds at its start that %s", async (_, damage) => {
  const settings = await defaultSettings();
  // Everything is then in the file. SQLite would repair it from its log.
  await fill(settings.DATABASE_URL);
  await damage(filePath(settings.DATABASE_URL));
  await expectDown((await startServer(settings)).url, "corrupt");
});

it("says that the database is missing when its folder cannot be created, and recovers", async () => {
  const folder = await emptyFolder();
  await writeFile(`${folder}/data`, "a file where the folder should be");
  const { url } = await startServer({ DATABASE_URL: `file:${folder}/data/submissions.db` });
  await expectDown(url, "missing");
  await rm(`${folder}/data`);
  await expectUp(url);
});
