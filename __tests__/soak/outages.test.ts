/** What outages of minutes cost, at their real length. */
import { compiledSite } from "../server/support/compiled";
import { bothKinds } from "../server/support/databases";
import { freePort } from "../server/support/free-port";
import { mailedIds, mailTo, startMailServer } from "../server/support/mail-server";
import { sendDuringKills } from "../server/support/kills";
import { startSite } from "../server/support/process";
import { defaultSettings } from "../server/support/server";
import { post } from "../server/support/visitors";
import { pause, until } from "../server/support/wait";

const minute = 60_000;

it.each(bothKinds)(
  "$name holds each of 10,000 confirmed forms while the server is killed every three seconds",
  async ({ name, create }) => {
    const { kills, interrupted } = await sendDuringKills(await create(), 10_000, 3_000);
    console.info(`${name}: ${kills} kills broke off ${interrupted} requests`);
    expect(interrupted).toBeGreaterThan(0);
  },
  30 * minute,
);

it(
  "sends 13 forms of an outage of 30 s within a minute of its end",
  async () => {
    const port = await freePort();
    const settings = { ...(await defaultSettings()), ...mailTo(port) };
    const { url, kill, ended } = await startSite(settings, { program: compiledSite });
    const end = Date.now() + 30_000;
    const ids: string[] = [];
    for (let form = 0; form < 13; form++) {
      ids.push((await post(url)).id ?? "not saved");
      await pause(1_000);
    }
    await pause(end - Date.now());
    const mailServer = await startMailServer(port);
    const back = Date.now();
    await until("all are out", () => mailServer.mails.length >= ids.length);
    const seconds = (Date.now() - back) / 1_000;
    console.info(`13 mails were out ${seconds} s after the mail server was back`);
    expect((await mailedIds(mailServer)).sort()).toEqual(ids.sort());
    expect(seconds).toBeLessThan(60);
    kill("SIGTERM");
    expect(await ended).toBe(0);
  },
  3 * minute,
);
