import { databaseKinds } from "../support/databases";
import { send } from "../support/http";
import { startMailServer } from "../support/mail-server";
import { freePort, startSite } from "../support/process";
import { defaultSettings, rowsOf } from "../support/server";
import { expectMailedOnce, mailTo, post } from "../support/visitors";
import { pause, until } from "../support/wait";

const lockTime = 8_000;

it.concurrent.each(databaseKinds)(
  "serves pages and loses and repeats nothing while another process locks $name",
  async ({ create, lock }) => {
    const smtpPort = await freePort();
    const mailServer = await startMailServer(smtpPort);
    const databaseUrl = await create();
    const site = await startSite({
      ...(await defaultSettings()),
      ...mailTo(smtpPort),
      DATABASE_URL: databaseUrl,
    });
    const statuses: number[] = [];
    const saved: string[] = [];
    const pageTimes: number[] = [];

    const submit = async () => {
      const { status, id } = await post(site.url);
      statuses.push(status);
      if (id !== undefined) saved.push(id);
      return status;
    };
    const openPage = async () => {
      const start = performance.now();
      expect((await send(site.url, "/")).status).toBe(200);
      pageTimes.push(performance.now() - start);
    };

    for (let round = 1; round <= 3; round++) {
      // Some mails are on their way when the lock is taken.
      const before = await Promise.all(Array.from({ length: 5 }, submit));
      expect(before).toEqual([201, 201, 201, 201, 201]);
      const unlock = await lock(databaseUrl);
      // It waits for the lock as long as a form does, so it is requested early.
      const health = send(site.url, "/healthz");
      const visits: Promise<unknown>[] = [];
      for (let time = 0; time < lockTime; time += 250) {
        visits.push(openPage());
        if (time % 750 === 0) visits.push(submit());
        await pause(250);
      }
      await unlock();
      await until("a form is saved again", async () => (await submit()) === 201, 10_000);
      await Promise.all(visits);
      expect(await health).toMatchObject({
        status: 503,
        body: '{"status":"down","down":["database"],"reason":"locked"}',
      });
    }

    expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
    expect(statuses).toContain(503);
    pageTimes.sort((a, b) => a - b);
    // On a busy machine single pages are slow; if pages waited for the lock, most would take seconds.
    expect(pageTimes[Math.floor(pageTimes.length * 0.95)]).toBeLessThan(1_000);
    expect(pageTimes.at(-1)).toBeLessThan(4_000);
    const rows = await rowsOf(databaseUrl, "SELECT id FROM submissions");
    expect(rows.map(({ id }) => id).sort()).toEqual([...saved].sort());
    await expectMailedOnce(mailServer, saved, databaseUrl);
    site.kill("SIGTERM");
    expect(await site.ended).toBe(0);
  },
);
