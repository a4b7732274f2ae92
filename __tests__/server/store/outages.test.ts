import { compiledSite } from "../support/compiled";
import { databaseKinds, type DatabaseKind } from "../support/databases";
import { postForm, send } from "../support/http";
import { startMailServer } from "../support/mail-server";
import { startSite } from "../support/process";
import { contactPath, enquiry } from "../support/samples";
import { defaultSettings, startServer } from "../support/server";
import { expectMailedOnce, post, postAll, postUntilSaved } from "../support/visitors";
import { pause, until } from "../support/wait";

/** Starts servers on one database, which mail to a server that takes some time for each. */
async function prepare({ create }: DatabaseKind) {
  const mailServer = await startMailServer(30);
  const DATABASE_URL = await create();
  const settings = { ...(await defaultSettings()), ...mailServer.settings, DATABASE_URL };
  return {
    mailServer,
    DATABASE_URL,
    startOne: () => startSite(settings, { program: compiledSite }),
  };
}

type Site = Awaited<ReturnType<typeof startSite>>;
type Outage = (kind: DatabaseKind, url: string, site: Site) => Promise<() => unknown>;

const outages: [name: string, reason: RegExp, begin: Outage][] = [
  ["locked", /locked/, ({ lock }, url) => lock(url)],
  ["away", /missing|unavailable|unreachable/, ({ takeAway }, url) => takeAway(url)],
  [
    "stalled",
    /disk error/,
    (_kind, _url, { children }) => {
      const stalled = children();
      for (const pid of stalled) process.kill(pid, "SIGSTOP");
      // The server ends what does not respond.
      const isOver = () => children().every((pid) => !stalled.includes(pid));
      return Promise.resolve(() => until("it has ended", isOver));
    },
  ],
];

const cases = databaseKinds.flatMap((kind) =>
  outages
    .filter(([name]) => name !== "stalled" || kind.name === "SQLite")
    .map(([name, reason, begin]) => ({ kind, name, reason, begin })),
);

it.each(cases)(
  "serves pages, keeps what is typed and mails each submission once while $kind.name is $name",
  async ({ kind, name, reason, begin }) => {
    const { mailServer, DATABASE_URL, startOne } = await prepare(kind);
    const site = await startOne();
    const { url } = site;
    const saved = await postAll([url], 20);
    const end = await begin(kind, DATABASE_URL, site);
    // They wait for the database, but pages do not.
    const answered = new AbortController();
    const isDown = async () => {
      const { status, body } = await send(url, "/healthz");
      return status === 503 && reason.test(body);
    };
    const answers = Promise.all([
      postForm(url, contactPath, enquiry),
      post(url),
      until(`/healthz says ${String(reason)}`, isDown),
    ]);
    void answers.catch(() => undefined).finally(() => answered.abort());
    let pages = 0;
    do {
      expect((await send(url, "/")).status).toBe(200);
      pages++;
      await pause(100);
    } while (!answered.signal.aborted);
    const [page, form] = await answers;
    expect(page.status).toBe(503);
    expect(page.body).toContain("would like to grow well.");
    expect(form.status).toBe(503);
    if (name !== "away") expect(pages).toBeGreaterThan(10);
    await end();
    saved.push(await postUntilSaved(url));
    await until("it is well", async () => (await send(url, "/healthz")).status === 200);
    await expectMailedOnce(mailServer, saved, DATABASE_URL);
    site.kill("SIGTERM");
    expect(await site.ended).toBe(0);
  },
);

it.each(databaseKinds)(
  "mails each submission once from up to four processes on $name, one of which restarts",
  async (kind) => {
    const { mailServer, DATABASE_URL, startOne } = await prepare(kind);
    const sites = await Promise.all([startOne(), startOne()]);
    const urls = () => sites.map(({ url }) => url);
    const saved = await postAll(urls(), 40);
    sites.push(...(await Promise.all([startOne(), startOne()])));
    saved.push(...(await postAll(urls(), 80)));
    const first = sites.shift();
    first?.kill("SIGTERM");
    saved.push(...(await postAll(urls(), 20)));
    expect(await first?.ended).toBe(0);
    sites.push(await startOne());
    saved.push(...(await postAll(urls(), 20)));
    await expectMailedOnce(mailServer, saved, DATABASE_URL);
    expect(mailServer.mostAtOnce()).toBeGreaterThan(1);
    for (const site of sites) site.kill("SIGTERM");
    for (const site of sites) expect(await site.ended).toBe(0);
  },
);

it.each([
  ["killed", "SIGKILL", null],
  ["stopped while its database does not respond", "SIGTERM", 0],
] as const)("a server leaves no process behind when it is %s", async (_, signal, code) => {
  const site = await startSite(await defaultSettings(), { program: compiledSite });
  expect((await post(site.url)).status).toBe(201);
  const [pid = 0] = site.children();
  if (signal === "SIGTERM") process.kill(pid, "SIGSTOP");
  site.kill(signal);
  expect(await site.ended).toBe(code);
  const isAlive = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  await until("its child has ended", () => !isAlive());
});

it("deletes submissions that are older than RETENTION_DAYS, and keeps the others", async () => {
  const first = await startServer();
  const [old, recent] = [await post(first.url), await post(first.url, { name: "Other" })];
  await first.stop();
  const setAge = (id: string | undefined, days: number) => {
    const time = new Date(Date.now() - days * 86_400_000).toISOString();
    return first.rows(
      `UPDATE submissions SET received_at = '${time}' WHERE id = '${id}' RETURNING 1`,
    );
  };
  await setAge(old.id, 31);
  await setAge(recent.id, 29);
  const { rows } = await startServer({ DATABASE_URL: first.databaseUrl, RETENTION_DAYS: "30" });
  const ids = () => rows("SELECT id FROM submissions");
  await until("one is deleted", async () => (await ids()).length < 2);
  expect(await ids()).toEqual([{ id: recent.id }]);
});
