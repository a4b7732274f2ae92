/** How often a mail arrives if its outcome is late or unknown. */
import { compiled, compiledSite } from "../support/compiled";
import { runSubmissions } from "../support/commands";
import { databaseKinds, rowsOf } from "../support/databases";
import { send } from "../support/http";
import { mailedIds, startMailServer } from "../support/mail-server";
import { startSite } from "../support/process";
import { defaultSettings, startServer } from "../support/server";
import { expectMailedOnce, post, postAll } from "../support/visitors";
import { until } from "../support/wait";

/** In milliseconds. */
const times = { poll: 20, firstRetry: 20, uncertainRetry: 50, lease: 1_000 };

const stateOf = (databaseUrl: string) =>
  rowsOf(databaseUrl, "SELECT attempts, uncertain, last_error, parked_at FROM deliveries");
const isParked = async (databaseUrl: string) => {
  const [state] = await stateOf(databaseUrl);
  return state?.parked_at !== null;
};

it.each([
  ["hang", "perhaps delivered: EABORT"],
  ["close", "perhaps delivered: ECONNECTION"],
] as const)(
  "mails three times and parks what the mail server takes with a %s, until it is sent again",
  async (fate, reason) => {
    const mailServer = await startMailServer();
    mailServer.treat(() => fate);
    const { url, databaseUrl } = await startServer(mailServer.settings, { ...times, limit: 1_000 });
    const { id = "" } = await post(url);
    await until("it is parked", () => isParked(databaseUrl));
    expect(await stateOf(databaseUrl)).toMatchObject([{ uncertain: 3, last_error: reason }]);
    expect(mailedIds(mailServer)).toEqual([id, id, id]);
    expect((await send(url, "/healthz")).body).toBe('{"status":"ok","late":["mail"]}');
    const list = await runSubmissions(databaseUrl, "list", "--undelivered");
    expect(list.output).toMatch(new RegExp(`mail parked \\(\\d+ attempts, ${reason}\\)`));

    mailServer.treat(() => ({ delay: 0 }));
    expect(await runSubmissions(databaseUrl, "retry", id)).toMatchObject({ code: 0 });
    await until("it is marked", async () => (await stateOf(databaseUrl))[0]?.last_error === null);
    expect(mailedIds(mailServer)).toEqual([id, id, id, id]);
  },
);

it("mails once what takes longer than a lease lasts", async () => {
  const mailServer = await startMailServer(3 * times.lease);
  const DATABASE_URL = (await databaseKinds.at(-1)?.create()) ?? "";
  const settings = { ...mailServer.settings, DATABASE_URL };
  const servers = [await startServer(settings, times), await startServer(settings, times)];
  const ids = await postAll(
    servers.map(({ url }) => url),
    2,
  );
  await expectMailedOnce(mailServer, ids, DATABASE_URL);
});

it.each(databaseKinds)(
  "mails once what could not be marked before it stopped on $name, and stops during a lock",
  async ({ create, lock }) => {
    const mailServer = await startMailServer(300);
    const DATABASE_URL = await create();
    const settings = { ...(await defaultSettings()), ...mailServer.settings, DATABASE_URL };
    const site = await startSite(settings, { program: compiledSite });
    const ids = await postAll([site.url], 4);
    await until("the mails arrived", () => mailServer.mails.length === 4);
    const unlock = await lock(DATABASE_URL);
    site.kill("SIGTERM");
    await until("it has stopped listening", async () => (await post(site.url)).status === 0);
    await unlock();
    expect(await site.ended).toBe(0);
    expect(site.errors()).toBe("");
    await expectMailedOnce(mailServer, ids, DATABASE_URL);
  },
);

it("mails at most three times what is in flight whenever the server is killed", async () => {
  const mailServer = await startMailServer();
  mailServer.treat(() => "hang");
  const TIMES = JSON.stringify(times);
  const settings = { ...(await defaultSettings()), ...mailServer.settings, TIMES };
  const program = await compiled("__tests__/server/support/quick-site.ts");
  let site = await startSite(settings, { program });
  const { id } = await post(site.url);
  for (let copies = 1; copies <= 3; copies++) {
    await until(`copy ${copies} arrived`, () => mailServer.mails.length === copies);
    site.kill("SIGKILL");
    await site.ended;
    site = await startSite(settings, { program });
  }
  await until("it is parked", () => isParked(settings.DATABASE_URL));
  const reason = "perhaps delivered: interrupted";
  expect(await stateOf(settings.DATABASE_URL)).toMatchObject([{ last_error: reason }]);
  expect(mailedIds(mailServer)).toEqual([id, id, id]);
  site.kill("SIGKILL");
  await site.ended;
});
