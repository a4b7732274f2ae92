import { compiledSite } from "../support/compiled";
import { databaseKinds } from "../support/databases";
import { send } from "../support/http";
import { startMailServer } from "../support/mail-server";
import { freePort, startSite } from "../support/process";
import { defaultSettings } from "../support/server";
import { expectMailedOnce, mailTo, post } from "../support/visitors";
import { pause, until } from "../support/wait";

/** How long the mail server takes for a mail, in milliseconds, so that some are always on their way. */
const mailDelay = 30;

describe.each(databaseKinds)("$name", ({ create, takeAway }) => {
  const prepare = async () => {
    const smtpPort = await freePort();
    const mailServer = await startMailServer(smtpPort, mailDelay);
    const program = await compiledSite();
    const settings = {
      ...(await defaultSettings()),
      ...mailTo(smtpPort),
      DATABASE_URL: await create(),
    };
    return { mailServer, settings, startOne: () => startSite(settings, { program }) };
  };

  /** Posts this many enquiries at once, spread over the servers, and returns their ids. */
  const postAll = async (urls: readonly string[], count: number): Promise<string[]> => {
    const posts = Array.from({ length: count }, (_, i) => post(urls[i % urls.length] ?? ""));
    const ids = (await Promise.all(posts)).map(({ id }) => id);
    expect(ids).not.toContain(undefined);
    return ids.map(String);
  };

  it("mails each submission once from two and four processes, one of which restarts", async () => {
    const { mailServer, settings, startOne } = await prepare();
    const sites = await Promise.all([startOne(), startOne()]);
    const urls = () => sites.map(({ url }) => url);
    const saved = await postAll(urls(), 40);
    sites.push(...(await Promise.all([startOne(), startOne()])));
    saved.push(...(await postAll(urls(), 80)));

    const [first, ...others] = sites;
    first.kill("SIGTERM");
    const during = await postAll(
      others.map(({ url }) => url),
      20,
    );
    expect(await first.ended).toBe(0);
    sites[0] = await startOne();
    saved.push(...during, ...(await postAll(urls(), 20)));

    await expectMailedOnce(mailServer, saved, settings.DATABASE_URL);
    for (const site of sites) site.kill("SIGTERM");
    for (const site of sites) expect(await site.ended).toBe(0);
  });

  it("serves pages without the database, and mails each submission once when it is back", async () => {
    const { mailServer, settings, startOne } = await prepare();
    const { url, kill } = await startOne();
    const saved = await postAll([url], 60);
    const giveBack = await takeAway(settings.DATABASE_URL);
    // Mails that are on their way now can only be marked later.
    await pause(500);
    expect((await send(url, "/")).status).toBe(200);
    expect((await post(url)).status).toBe(503);
    expect((await send(url, "/healthz")).status).toBe(503);
    expect((await send(url, "/mainsite/form-token")).status).toBe(503);
    await giveBack();
    await until(
      "a form is saved again",
      async () => {
        const { id } = await post(url);
        if (id !== undefined) saved.push(id);
        return id !== undefined;
      },
      5_000,
    );
    await expectMailedOnce(mailServer, saved, settings.DATABASE_URL);
    await until("the server is well", async () => (await send(url, "/healthz")).status === 200);
    kill("SIGTERM");
  });
});
