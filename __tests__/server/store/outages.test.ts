/** What happens to forms and pages while the database is killed with its server, locked, full, damaged or not ours. */
import { open, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createStore } from "../../../src/server/store/add-store";
import { filePath } from "../../../src/server/store/sqlite-store";
import { compiledSite } from "../support/compiled";
import { databaseKinds, rowsOf } from "../support/databases";
import { emptyFolder } from "../support/folder";
import { postForm, send } from "../support/http";
import { sendDuringKills } from "../support/kills";
import { start, startSite } from "../support/process";
import { contactPath, enquiry } from "../support/samples";
import { defaultSettings, startServer } from "../support/server";
import { post } from "../support/visitors";
import { pause, until } from "../support/wait";

const startOn = async (DATABASE_URL: string) =>
  startSite({ ...(await defaultSettings()), DATABASE_URL }, { program: compiledSite });

/** Checks that nothing is saved and nothing typed is lost, that pages are served, and that /healthz says why. */
async function expectDown(url: string, reason: string): Promise<void> {
  const body = JSON.stringify({ status: "down", down: ["database"], reason });
  const [page, form, shown] = await Promise.all([
    postForm(url, contactPath, enquiry),
    post(url),
    send(url, "/"),
    until(`it says ${reason}`, async () => (await send(url, "/healthz")).body === body),
  ]);
  expect(page.status).toBe(503);
  expect(page.body).toContain("would like to grow well.");
  expect(form.status).toBe(503);
  expect(shown.status).toBe(200);
}

async function expectUp(url: string): Promise<void> {
  expect((await post(url)).status).toBe(201);
  await until("the server is well", async () => (await send(url, "/healthz")).status === 200);
}

describe.each(databaseKinds)("$name", ({ create, lock }) => {
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
    const down = expectDown(site.url, "locked");
    let slowest = 0;
    while (Date.now() < end) {
      const begun = Date.now();
      expect((await send(site.url, "/")).status).toBe(200);
      slowest = Math.max(slowest, Date.now() - begun);
      await pause(20);
    }
    const last = post(site.url);
    await unlock();
    await down;
    expect((await last).status).toBe(201);
    // A page takes some milliseconds; on a busy machine this is still far below the lock.
    expect(slowest).toBeLessThan(1_000);
    await expectUp(site.url);
    site.kill("SIGTERM");
    expect(await site.ended).toBe(0);
  });
});

it("confirms nothing that a full disk does not hold, and saves again when there is room", async () => {
  const settings = await defaultSettings();
  // In half kilobytes. No other way to fill a disk works without root; the system reports EFBIG, not ENOSPC.
  const { url, kill, ended } = await startSite(settings, {
    program: compiledSite,
    before: "ulimit -f 600",
  });
  const saved: string[] = [];
  // SQLite makes some room once more when it moves its log into the file, so one failure is not the end.
  let failures = 0;
  await until("the disk stays full", async () => {
    for (const each of [await post(url, { messages: "long ".repeat(900) }), await post(url)]) {
      if (each.id !== undefined) saved.push(each.id);
      failures = each.status === 503 ? failures + 1 : 0;
    }
    return failures >= 6;
  });
  expect((await send(url, "/")).status).toBe(200);
  kill("SIGKILL");
  await ended;
  expect(saved.length).toBeGreaterThan(5);
  const rows = await rowsOf(settings.DATABASE_URL, "SELECT id FROM submissions ORDER BY rowid");
  expect(rows.map(({ id }) => id)).toEqual(saved);
  const again = await startSite(settings, { program: compiledSite });
  await expectUp(again.url);
  again.kill("SIGTERM");
  expect(await again.ended).toBe(0);
});

it("says that the folder of the file cannot be created, and saves forms once it can", async () => {
  const folder = await emptyFolder();
  await writeFile(join(folder, "data"), "a file where the folder should be");
  const { url } = await startServer({ DATABASE_URL: `file:${folder}/data/submissions.db` });
  await expectDown(url, "missing");
  await rm(join(folder, "data"));
  await expectUp(url);
});

it.each<[string, (file: string) => Promise<void>]>([
  ["its head is overwritten", (file) => writeFile(file, "garbage ".repeat(8_192))],
  [
    "its middle is overwritten",
    async (file) => {
      const handle = await open(file, "r+");
      await handle.write(Buffer.alloc(8 * 4_096, "garbage "), 0, 8 * 4_096, 20 * 4_096);
      await handle.close();
    },
  ],
  ["it is cut", (file) => truncate(file, 8 * 4_096)],
])("confirms nothing and says corrupt when it finds at its start that %s", async (_, damage) => {
  const settings = await defaultSettings();
  const store = createStore(settings.DATABASE_URL);
  for (let i = 0; i < 50; i++) {
    await store.save({ kind: "a", fields: { a: "long ".repeat(500) }, suspect: [] }, []);
  }
  await store.close();
  await damage(filePath(settings.DATABASE_URL));
  await expectDown((await startServer(settings)).url, "corrupt");
});

it("does not start on a database that cannot hold every character, and says why in one line", async () => {
  const kind = databaseKinds.find(({ name }) => name === "PostgreSQL");
  if (kind === undefined) return;
  const DATABASE_URL = await kind.create(
    "ENCODING LATIN1 LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0",
  );
  const site = start(compiledSite, [], { ...(await defaultSettings()), DATABASE_URL, PORT: "0" });
  expect(await site.ended).toBe(1);
  expect(site.errors()).toMatch(/^[^\n]* must be UTF-8, [^\n]* and is LATIN1\.[^\n]*\n$/);
});

it("recognises a host that refuses connections on all its addresses, and repeats no password", async () => {
  const store = createStore("postgres://conaas:s3cret@localhost:9/site?password=s3cret");
  const error: unknown = await store.check().catch((failure: unknown) => failure);
  expect(error).toMatchObject({ problem: "unreachable" });
  const text = `${String(error)} ${store.location} ${JSON.stringify(error)}`;
  expect(text).not.toContain("s3cret");
  await store.close();
});
