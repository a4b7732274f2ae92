/** Forms and pages while the server is killed, the database locked or the disk full; and the slowest stop of the server. */
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { serverProgram } from "../support/compiled-programs";
import { bothKinds, queryRows } from "../support/databases";
import { createFolder } from "../../setup/folder";
import { postForm, send } from "../../setup/http";
import { sendDuringKills } from "../support/send-during-kills";
import { startMailServer } from "../support/mail-server";
import { startProgram, startServerProgram } from "../support/process";
import { contactPath, enquiry } from "../../setup/sample-submissions";
import { createSettings, startServer } from "../support/server";
import { postEnquiry } from "../support/post-enquiry";
import { pause, waitUntil } from "../../setup/wait";

const startOn = async (DATABASE_URL: string) =>
  startServerProgram({ ...(await createSettings()), DATABASE_URL });

/** Expects that nothing is saved, nothing typed is lost, pages are served, and /healthz reports the database. */
async function expectDown(url: string): Promise<void> {
  const down = JSON.stringify({ status: "down", down: ["database"] });
  const [formPage, json, home] = await Promise.all([
    postForm(url, contactPath, enquiry),
    postEnquiry(url),
    send(url, "/"),
    waitUntil("it says so", async () => {
      const { status, body } = await send(url, "/healthz");
      return status === 503 && body === down;
    }),
  ]);
  expect(formPage.status).toBe(503);
  expect(formPage.body).toContain("would like to grow well.");
  expect(json.status).toBe(503);
  expect(home.status).toBe(200);
}

async function expectUp(url: string): Promise<void> {
  expect((await postEnquiry(url)).status).toBe(201);
  await waitUntil("the server is well", async () => (await send(url, "/healthz")).status === 200);
}

describe.each(bothKinds)("$name", ({ create, lock }) => {
  it("holds each of 200 confirmed forms once and complete, whenever the server is killed", async () => {
    const { kills, interrupted } = await sendDuringKills(await create(), 200, 250);
    // If none, the server was idle each time it was killed, and the test proves nothing.
    expect(kills).toBeGreaterThan(0);
    expect(interrupted).toBeGreaterThan(0);
  });

  it("serves pages at once and keeps what is typed while another program locks it for 8 s", async () => {
    const url = await create();
    const site = await startOn(url);
    await expectUp(site.url);
    const unlock = await lock(url);
    const end = Date.now() + 8_000;
    const down = expectDown(site.url);
    let slowest = 0;
    while (Date.now() < end) {
      const begun = Date.now();
      expect((await send(site.url, "/")).status).toBe(200);
      slowest = Math.max(slowest, Date.now() - begun);
      await pause(20);
    }
    const last = postEnquiry(site.url);
    await unlock();
    await down;
    expect((await last).status).toBe(201);
    // A page takes some milliseconds, and one that waited for the lock would take five seconds.
    expect(slowest).toBeLessThan(3_000);
    await expectUp(site.url);
    site.kill("SIGTERM");
    expect(await site.ended).toBe(0);
  });
});

it("confirms nothing that a full disk does not hold, and saves again when there is room", async () => {
  const settings = await createSettings();
  // In half kilobytes. No other way to fill a disk works without root; the system reports EFBIG, not ENOSPC.
  const { url, kill, ended } = await startServerProgram(settings, { before: "ulimit -f 600" });
  const saved: string[] = [];
  // SQLite makes room once more when it moves its log into the file, so one failure does not mean that the disk is full.
  let failures = 0;
  await waitUntil("the disk stays full", async () => {
    for (const each of [
      await postEnquiry(url, { messages: "long ".repeat(900) }),
      await postEnquiry(url),
    ]) {
      if (each.id !== undefined) saved.push(each.id);
      failures = each.status === 503 ? failures + 1 : 0;
    }
    return failures >= 6;
  });
  expect((await send(url, "/")).status).toBe(200);
  kill("SIGKILL");
  await ended;
  expect(saved.length).toBeGreaterThan(5);
  const rows = await queryRows(settings.DATABASE_URL, "SELECT id FROM submissions ORDER BY rowid");
  expect(rows.map(({ id }) => id)).toEqual(saved);
  const again = await startServerProgram(settings);
  await expectUp(again.url);
  again.kill("SIGTERM");
  expect(await again.ended).toBe(0);
});

it("says that the folder of the file cannot be created, and saves forms once it can", async () => {
  const folder = await createFolder();
  await writeFile(join(folder, "data"), "a file where the folder should be");
  const { url } = await startServer({ DATABASE_URL: `file:${folder}/data/submissions.db` });
  await expectDown(url);
  await rm(join(folder, "data"));
  await expectUp(url);
});

it("does not start on a database that cannot hold every character, and says why in one line", async () => {
  const kind = bothKinds.find(({ name }) => name === "PostgreSQL");
  if (kind === undefined) return;
  const DATABASE_URL = await kind.create(
    "ENCODING LATIN1 LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0",
  );
  const site = startProgram(serverProgram, [], {
    ...(await createSettings()),
    DATABASE_URL,
    PORT: "0",
  });
  expect(await site.ended).toBe(1);
  expect(site.errors()).toMatch(/^[^\n]* must be UTF-8, [^\n]* and is LATIN1\.[^\n]*\n$/);
});

it("exits with 0 while a delivery hangs and a connection stays idle", async () => {
  const silent = await startMailServer();
  let connections = 0;
  silent.follow(() => (connections++, "hang"));
  const site = await startServerProgram({ ...(await createSettings()), ...silent.settings });
  const idle = connect(Number(new URL(site.url).port), "127.0.0.1");
  await once(idle, "connect");
  await postEnquiry(site.url);
  await waitUntil("a delivery has begun", () => connections > 0);
  site.kill("SIGTERM");
  expect(await site.ended).toBe(0);
  idle.destroy();
});
