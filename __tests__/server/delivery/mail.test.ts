import { createStore } from "../../../src/server/store/create-store";
import { postJson, send } from "../support/http";
import { headerOf, startMailServer } from "../support/mail-server";
import { freePort, start } from "../support/process";
import { appointment, contactPath, enquiry, expertPath } from "../support/samples";
import { rowsOf, startServer, defaultSettings } from "../support/server";
import { pause, until } from "../support/wait";

const quick = { poll: 20, firstRetry: 30, longestRetry: 200, lease: 5_000 };

async function mailSettings(port: number) {
  return {
    ...(await defaultSettings()),
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    NOTIFY_TO: "office@conaas.example,second@conaas.example",
    MAIL_FROM: "website@conaas.example",
    MINIMUM_FILL_SECONDS: "0",
  };
}

const idsOf = (mails: readonly string[]) =>
  mails.map((mail) => headerOf(mail, "Message-ID")).sort();

/** Posts enquiries and returns the Message-IDs of their mails, sorted. */
async function postMany(url: string, count: number): Promise<string[]> {
  return (await postInOrder(url, count)).sort();
}

async function postInOrder(url: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    const response = await postJson(url, contactPath, { ...enquiry, name: `Visitor ${i}` });
    expect(response.status).toBe(201);
    ids.push(`<${JSON.parse(response.body).id}@conaas.example>`);
  }
  return ids;
}

it("mails each submission to the office as text that replies to the visitor", async () => {
  const port = await freePort();
  const { mails } = await startMailServer(port);
  const { url, databaseUrl } = await startServer(await mailSettings(port), quick);
  const { token } = JSON.parse((await send(url, "/mainsite/form-token")).body);
  const response = await postJson(
    url,
    expertPath,
    { ...appointment, name: "José Rao", linkedIn: "in/jose" },
    { "x-form-token": token },
  );
  await until("the mail arrived", () => mails.length === 1);

  const [mail = ""] = mails;
  expect(headerOf(mail, "From")).toBe("website@conaas.example");
  expect(headerOf(mail, "To")).toBe("office@conaas.example, second@conaas.example");
  expect(headerOf(mail, "Reply-To")).toMatch(/<asha@example\.com>$/);
  expect(headerOf(mail, "Subject")).toMatch(/^=\?UTF-8\?Q\?Expert_appointment_from_Jos/);
  expect(headerOf(mail, "Message-ID")).toBe(`<${JSON.parse(response.body).id}@conaas.example>`);
  expect(headerOf(mail, "Content-Type")).toMatch(/^text\/plain/);
  for (const line of ["service: Human Resources", "linkedIn: in/jose", "date: 2026-12-01"]) {
    expect(mail.replaceAll("=3D", "=")).toContain(line);
  }
  await until("the delivery is marked", async () => {
    const rows = await rowsOf(databaseUrl, "SELECT delivered_at FROM deliveries");
    return rows[0]?.delivered_at !== null;
  });
});

it("marks a suspect submission in the subject", async () => {
  const port = await freePort();
  const { mails } = await startMailServer(port);
  const { url } = await startServer(await mailSettings(port), quick);
  await postJson(url, contactPath, enquiry, { "x-form-website": "spam.example" });
  await until("the mail arrived", () => mails.length === 1);
  expect(headerOf(mails[0] ?? "", "Subject")).toBe("[suspect] Contact enquiry from Asha Rao");
  expect(mails[0]).toContain("hidden field filled in");
});

it("sends every mail once after an outage of the mail server", async () => {
  const port = await freePort();
  const { url } = await startServer(await mailSettings(port), quick);
  const health = async () => (await send(url, "/healthz")).body;
  const ids = await postMany(url, 12);
  await until(
    "the delay shows",
    async () => (await health()) === '{"status":"ok","late":["mail"]}',
  );

  const { mails, rejectWith } = await startMailServer(port);
  rejectWith(451);
  await pause(200);
  expect(mails).toEqual([]);
  rejectWith(undefined);
  await until("all mails arrived", () => mails.length >= ids.length);
  await pause(300);
  expect(idsOf(mails)).toEqual(ids);
  await until("the delay is over", async () => (await health()) === '{"status":"ok"}');
});

it("sends the other mails at once when the mail server refuses one, and parks that one", async () => {
  const port = await freePort();
  const mailServer = await startMailServer(port);
  mailServer.rejectWith(554, "Visitor 0");
  // If the others had to wait for the next poll, they would not arrive.
  const times = { ...quick, poll: 60_000 };
  const { url, databaseUrl, stop } = await startServer(await mailSettings(port), times);
  const [refused, ...others] = await postInOrder(url, 6);
  await until("the others arrived", () => mailServer.mails.length === others.length);
  expect(idsOf(mailServer.mails)).toEqual([...others].sort());
  await stop();

  const second = await startServer(
    { ...(await mailSettings(port)), DATABASE_URL: databaseUrl },
    quick,
  );
  const states = () => rowsOf(databaseUrl, "SELECT * FROM deliveries WHERE parked_at IS NOT NULL");
  await until("the refused mail is parked", async () => (await states()).length === 1);
  expect(await states()).toMatchObject([{ attempts: 4, last_error: "EMESSAGE 554" }]);
  expect((await send(second.url, "/healthz")).body).toBe('{"status":"ok","late":["mail"]}');
  await pause(500);
  expect(await states()).toMatchObject([{ attempts: 4 }]);

  mailServer.rejectWith(undefined);
  const id = refused?.slice(1, refused.indexOf("@")) ?? "";
  const retry = start("src/commands/submissions.ts", ["retry", id], { DATABASE_URL: databaseUrl });
  expect(await retry.ended).toBe(0);
  await until("it arrived", () => mailServer.mails.length === others.length + 1);
  expect(idsOf(mailServer.mails.slice(-1))).toEqual([refused]);
});

it("sends several mails at a time", async () => {
  const port = await freePort();
  const { mails, mostAtOnce } = await startMailServer(port, 300);
  const { url } = await startServer(await mailSettings(port), quick);
  const ids = await postMany(url, 30);
  await until("all mails arrived", () => mails.length >= ids.length);
  expect(mostAtOnce()).toBeGreaterThan(2);
  expect(idsOf(mails)).toEqual(ids);
});

it.each([
  ["x@y.zz>,<q.de", undefined],
  ["jürgen@example.com", undefined],
  ["asha@ü.de", "Asha Rao <asha@xn--tda.de>"],
])("replies to exactly one address: %s", async (email, expected) => {
  const port = await freePort();
  const { mails } = await startMailServer(port);
  const { url } = await startServer(await mailSettings(port), quick);
  expect((await postJson(url, contactPath, { ...enquiry, email })).status).toBe(201);
  await until("the mail arrived", () => mails.length === 1);
  expect(headerOf(mails[0] ?? "", "Reply-To")).toBe(expected);
  expect(mails[0]).toContain("email: ");
});

it("sends pending mails after a restart", async () => {
  const port = await freePort();
  const settings = await mailSettings(port);
  const first = await startServer(settings, quick);
  const ids = await postMany(first.url, 3);
  await first.stop();

  const { mails } = await startMailServer(port);
  await startServer(settings, quick);
  await until("all mails arrived", () => mails.length === ids.length);
  expect(idsOf(mails)).toEqual(ids);
});

it("sends every mail once when several servers share a database", async () => {
  const port = await freePort();
  const { mails } = await startMailServer(port);
  const settings = await mailSettings(port);
  const servers = [
    await startServer(settings, quick),
    await startServer(settings, quick),
    await startServer(settings, quick),
  ];
  const ids = (await Promise.all(servers.map(({ url }) => postMany(url, 15)))).flat().sort();
  await until("all mails arrived", () => mails.length >= ids.length);
  await pause(300);
  expect(idsOf(mails)).toEqual(ids);
});

it("sends a mail claimed by a process that died, once the lease has expired", async () => {
  const port = await freePort();
  const settings = await mailSettings(port);
  const { url, databaseUrl, stop } = await startServer({
    ...settings,
    SMTP_URL: "smtp://127.0.0.1:9",
  });
  const [id] = await postMany(url, 1);
  await stop();
  await rowsOf(databaseUrl, "UPDATE deliveries SET next_attempt_at = 0 RETURNING channel");
  const store = createStore(databaseUrl);
  const lease = 2_000;
  const claimedAt = Date.now();
  expect(await store.claimDelivery("mail", "a process that died", lease)).toBeDefined();
  expect(await store.claimDelivery("mail", "another process", lease)).toBeUndefined();
  await store.close();

  const { mails } = await startMailServer(port);
  await startServer(settings, quick);
  await until("the mail arrived", () => mails.length === 1);
  expect(Date.now() - claimedAt).toBeGreaterThanOrEqual(lease);
  expect(idsOf(mails)).toEqual([id]);
});

it("keeps pending deliveries of a channel that is no longer configured", async () => {
  const settings = await mailSettings(9);
  const first = await startServer(settings, quick);
  await postMany(first.url, 1);
  await first.stop();
  const { SMTP_URL: _url, NOTIFY_TO: _to, ...without } = settings;
  const second = await startServer(without, quick);
  await postMany(second.url, 1);
  await pause(100);
  const rows = await rowsOf(second.databaseUrl, "SELECT channel, delivered_at FROM deliveries");
  expect(rows).toEqual([{ channel: "mail", delivered_at: null }]);
});
