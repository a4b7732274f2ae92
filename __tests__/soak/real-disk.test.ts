import { execFileSync } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { atEnd } from "../server/support/cleanup";
import { compiledSite } from "../server/support/compiled";
import { rowsOf } from "../server/support/databases";
import { emptyFolder } from "../server/support/folder";
import { send } from "../server/support/http";
import { startSite } from "../server/support/process";
import { defaultSettings } from "../server/support/server";
import { post } from "../server/support/visitors";
import { pause, until } from "../server/support/wait";

const run = (program: string, ...parameters: string[]) =>
  execFileSync(program, parameters, { stdio: "pipe" });

/** Mounts a small disk of its own, which needs root and a loop device. Returns its folder. */
async function mountDisk(): Promise<string> {
  const folder = await emptyFolder();
  const image = join(folder, "image");
  const disk = join(folder, "disk");
  await mkdir(disk);
  run("truncate", "--size=32M", image);
  run("mkfs.ext4", "-q", "-m", "0", image);
  run("mount", "-o", "loop", image, disk);
  atEnd(() => run("umount", "--lazy", disk));
  return disk;
}

async function startOnDisk() {
  const disk = await mountDisk();
  const databaseUrl = `file:${join(disk, "submissions.db")}`;
  const settings = { ...(await defaultSettings()), DATABASE_URL: databaseUrl };
  const site = await startSite(settings, { program: compiledSite });
  const saved: string[] = [];
  const submit = async (fields: Record<string, string> = {}) => {
    const { status, id } = await post(site.url, fields);
    if (id !== undefined) saved.push(id);
    return status;
  };
  const isSavedAgain = () => until("a form is saved again", async () => (await submit()) === 201);
  const reasonOfHealth = async () => {
    const { status, body } = await send(site.url, "/healthz");
    return status === 200 ? "ok" : (JSON.parse(body) as { reason: string }).reason;
  };
  const expectAllStored = async () => {
    expect(await rowsOf(databaseUrl, "PRAGMA integrity_check")).toEqual([
      { integrity_check: "ok" },
    ]);
    const rows = await rowsOf(databaseUrl, "SELECT id FROM submissions");
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(saved));
  };
  return { ...site, disk, submit, isSavedAgain, reasonOfHealth, expectAllStored };
}

it("serves pages while the disk stalls for 25 s, starts no second process, and recovers", async () => {
  const site = await startOnDisk();
  const { url, disk, submit, children } = site;
  const thaw = () => run("fsfreeze", "--unfreeze", disk);
  expect(await submit()).toBe(201);
  run("fsfreeze", "--freeze", disk);
  const end = Date.now() + 25_000;
  const statuses: Promise<number>[] = [];
  while (Date.now() < end) {
    expect((await send(url, "/")).status).toBe(200);
    statuses.push(submit());
    expect(children().length).toBeLessThan(2);
    await pause(500);
  }
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([503]));
  expect(await site.reasonOfHealth()).toBe("disk error");
  thaw();
  await site.isSavedAgain();
  await until("it is well", async () => (await site.reasonOfHealth()) === "ok");
  expect(site.errors()).toBe("");

  run("fsfreeze", "--freeze", disk);
  const last = submit();
  await pause(1_000);
  site.kill("SIGTERM");
  expect(await site.ended).toBe(0);
  thaw();
  await last;
  await site.expectAllStored();
}, 240_000);

it("starts on a disk that stalls, serves pages, and saves forms when it responds", async () => {
  const disk = await mountDisk();
  const databaseUrl = `file:${join(disk, "submissions.db")}`;
  const settings = { ...(await defaultSettings()), DATABASE_URL: databaseUrl };
  run("fsfreeze", "--freeze", disk);
  const site = await startSite(settings, { program: compiledSite });
  expect((await send(site.url, "/")).status).toBe(200);
  expect((await post(site.url)).status).toBe(503);
  run("fsfreeze", "--unfreeze", disk);
  await until("a form is saved", async () => (await post(site.url)).status === 201);
  site.kill("SIGTERM");
  expect(await site.ended).toBe(0);
}, 240_000);

it("says disk full and read-only while that holds, confirms nothing then, and recovers", async () => {
  const site = await startOnDisk();
  const { disk, submit } = site;
  const filling = join(disk, "filling");
  for (let round = 0; round < 3; round++) {
    expect(await submit()).toBe(201);
    await writeFile(filling, Buffer.alloc(64 * 1024 * 1024)).catch(() => undefined);
    await until(
      "the disk is full",
      async () => (await submit({ messages: "a".repeat(9_000) })) === 503,
    );
    await until("it is noticed", async () => (await site.reasonOfHealth()) === "disk full");
    for (let i = 0; i < 10; i++) {
      expect(await submit({ messages: "a".repeat(9_000) })).toBe(503);
      await pause(300);
      expect(await site.reasonOfHealth()).toBe("disk full");
    }
    await rm(filling);
    await site.isSavedAgain();
  }
  // Root may write a file without write permission, but not an immutable one. What is saved goes to the -wal first.
  run("chattr", "+i", join(disk, "submissions.db-wal"));
  expect(await submit()).toBe(503);
  await until("it is noticed", async () => (await site.reasonOfHealth()) === "read-only");
  expect(await submit()).toBe(503);
  run("chattr", "-i", join(disk, "submissions.db-wal"));
  await site.isSavedAgain();
  site.kill("SIGTERM");
  expect(await site.ended).toBe(0);
  await site.expectAllStored();
}, 240_000);
