/**
 * What a mail server may reply, and what follows: a table for each kind of refusal. A new report becomes a line.
 * Times are so short that a delivery which is retried without end has had many more tries than park one.
 */
import { runSubmissions } from "../support/commands";
import { send } from "../support/http";
import { type Script, startScriptedMailServer } from "../support/scripted-mail-server";
import { startServer } from "../support/server";
import { post, postUntilSaved } from "../support/visitors";
import { until } from "../support/wait";

const quick = { poll: 10, firstRetry: 5, longestRetry: 20, uncertainRetry: 20 };
const [first, second] = ["office@conaas.example", "second@conaas.example"];

let mailServer: Awaited<ReturnType<typeof startScriptedMailServer>>;
let server: Awaited<ReturnType<typeof startServer>>;

/** Waits for a health check that says so; results are shared for a second. */
const isLate = () =>
  until("/healthz says so", async () => {
    const { body } = await send(server.url, "/healthz");
    return body === '{"status":"ok","late":["mail"]}';
  });
const stateOf = async (id: string | undefined) => {
  const [row] = await server.rows(`SELECT * FROM deliveries WHERE submission_id = '${id}'`);
  return row ?? {};
};
const isDone = async (id: string | undefined) => (await stateOf(id)).delivered_at !== null;
const isParked = async (id: string | undefined) => (await stateOf(id)).parked_at !== null;
const triesOf = async (id: string | undefined) => Number((await stateOf(id)).attempts);
const mailsOf = (id: string | undefined) =>
  mailServer.mails.filter(({ content }) => content.includes(`<${id}@`));

beforeAll(async () => {
  mailServer = await startScriptedMailServer();
  const SMTP_URL = `smtp://website:secret@127.0.0.1:${mailServer.port}`;
  const NOTIFY_TO = `${first},${second}`;
  server = await startServer(
    { SMTP_URL, NOTIFY_TO, PUBLIC_URL: "https://www.conaas.example" },
    quick,
  );
});

afterEach(() => {
  mailServer.mails.length = 0;
  mailServer.lines.length = 0;
});

const at =
  (wanted: string, reply: string): Script =>
  (stage) =>
    stage === wanted ? reply : undefined;

describe("a refusal of the account, the sender or all recipients concerns the channel", () => {
  it.each<[string, Script]>([
    ["the connection is reset", at("connection", "reset")],
    ["the greeting is 554", at("connection", "554 not today")],
    ["the greeting is 421", at("connection", "421 too busy")],
    ["EHLO gets 550, and HELO too", at("EHLO", "550 who are you")],
    ["the login gets 535", at("AUTH", "535 5.7.8 wrong password")],
    ["the login gets 454", at("AUTH", "454 4.7.0 later")],
    ["the login gets 534", at("AUTH", "534 5.7.9 application password needed")],
    ["the login is reset", at("AUTH", "reset")],
    ["the sender is not allowed", at("MAIL", "550 5.7.1 sender not allowed")],
    ["the quota is used up", at("MAIL", "552 quota exceeded")],
    ["the sender is asked to wait", at("MAIL", "451 4.7.1 greylisted")],
    ["MAIL FROM gets 421", at("MAIL", "421 closing")],
    ["MAIL FROM gets 530", at("MAIL", "530 5.7.0 must log in")],
    ["every recipient is unknown", at("RCPT", "550 5.1.1 no such user")],
    ["every recipient is greylisted", at("RCPT", "450 4.2.0 greylisted")],
    ["relaying is denied", at("RCPT", "554 5.7.1 relay access denied")],
    ["RCPT TO gets 421", at("RCPT", "421 closing")],
    ["DATA gets 550, before it has seen the content", at("DATA", "550 5.4.5 daily limit exceeded")],
    ["DATA gets 451", at("DATA", "451 try later")],
    ["DATA is reset", at("DATA", "reset")],
    ["the whole mail gets 552", at("content", "552 5.2.2 over quota")],
    ["the whole mail gets 550 for the daily limit", at("content", "550 5.4.5 daily limit")],
    ["the whole mail gets 554 for an address", at("content", "554 5.1.8 bad sender")],
    ["the whole mail gets 421", at("content", "421 closing")],
    // Office 365, Gmail, Amazon SES, SendGrid, Exchange, and Microsoft's limit for an account that sent spam.
    ["the account may not send as it", at("content", "550 5.7.60 no permission to send as")],
    ["the sender is unauthenticated", at("content", "550 5.7.26 sender is unauthenticated")],
    ["its address is not verified", at("content", "554 Message rejected: address not verified")],
    ["its identity is not verified", at("content", "550 from address not a verified identity")],
    ["the sender is not authorised", at("content", "550 5.7.1 sender not authorised")],
    ["the account is banned", at("content", "550 5.7.501 Access denied, spam abuse detected")],
    ["the whole mail gets 452", at("content", "452 4.3.1 no room")],
  ])("%s: it is retried without end, shown as late, and arrives once", async (_, script) => {
    mailServer.follow(script);
    const { id } = await post(server.url);
    await until("there were many tries", async () => (await triesOf(id)) >= 8);
    expect(await stateOf(id)).toMatchObject({ parked_at: null, delivered_at: null, refusals: 0 });
    await isLate();
    mailServer.follow(() => undefined);
    await until("it is delivered", () => isDone(id));
    expect(mailsOf(id)).toMatchObject([{ recipients: [first, second] }]);
  });

  it("names the recipients if that is why, for whoever has mistyped them", async () => {
    mailServer.follow(at("RCPT", "550 5.1.1 no such user"));
    const { id } = await post(server.url);
    await until("it was tried", async () => (await stateOf(id)).last_error !== null);
    expect((await stateOf(id)).last_error).toBe(`refused for ${first} (550) and ${second} (550)`);
    mailServer.follow(() => undefined);
    await until("it is delivered", () => isDone(id));
  });

  it("makes room for the account: one try at a time, and longer pauses", async () => {
    mailServer.follow(at("AUTH", "535 no"));
    const ids = await Promise.all(Array.from({ length: 12 }, () => post(server.url)));
    await until("there were many tries", () => mailServer.lines.length > 60);
    mailServer.lines.length = 0;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const logins = mailServer.lines.filter((line) => line.startsWith("AUTH"));
    expect(logins.length).toBeLessThanOrEqual(1_000 / quick.longestRetry + 1);
    mailServer.follow(() => undefined);
    for (const { id } of ids) await until("it is delivered", () => isDone(id));
  });
});

describe("a refusal of the content concerns the mail", () => {
  const spam =
    (reply: string): Script =>
    (stage, line) =>
      stage === "content" && line.includes("Spam") ? reply : undefined;

  it.each([
    ["554 spam"],
    ["550 5.7.1 message content rejected"],
    ["554 5.6.0 malformed"],
    ["550 5.7.1 virus found"],
    ["554 5.7.0 Reject - SPAM"],
    ["552 5.7.0 its content presents a potential security issue"],
    ["550 this message scored 15 spam points"],
  ])("%s: it is parked after four, the others arrive", async (reply) => {
    mailServer.follow(spam(reply));
    const [{ id }, other] = [await post(server.url, { name: "Spam" }), await post(server.url)];
    await until("the other is delivered", () => isDone(other.id));
    await until("it is parked", () => isParked(id));
    expect(await stateOf(id)).toMatchObject({
      refusals: 4,
      last_error: `EMESSAGE ${reply.slice(0, 3)}`,
    });
    mailServer.follow(() => undefined);
    await runSubmissions(server.databaseUrl, "retry", id ?? "");
    await until("it is delivered", () => isDone(id));
    expect(mailsOf(id)).toHaveLength(1);
  });

  it("451 for the content is no reason to park it", async () => {
    mailServer.follow(spam("451 4.7.1 greylisted"));
    const { id } = await post(server.url, { name: "Spam" });
    await until("there were many tries", async () => (await triesOf(id)) >= 8);
    expect(await isParked(id)).toBe(false);
    mailServer.follow(() => undefined);
    await until("it is delivered", () => isDone(id));
  });

  it("counts refusals of the content, not tries", async () => {
    mailServer.follow(at("connection", "reset"));
    const { id } = await post(server.url, { name: "Spam" });
    await until("there were many tries", async () => (await triesOf(id)) >= 6);
    let refused = 0;
    mailServer.follow((stage) => (stage === "content" && ++refused > 0 ? "554 spam" : undefined));
    await until("it is parked", () => isParked(id));
    expect(refused).toBe(4);
    mailServer.follow(() => undefined);
    await runSubmissions(server.databaseUrl, "retry", id ?? "");
    await until("it is delivered", () => isDone(id));
  });
});

describe("a refusal of one recipient concerns that one", () => {
  const refuse =
    (reply: string): Script =>
    (stage, line) =>
      stage === "RCPT" && line.includes(second) ? reply : undefined;

  it("for good: the others have it once, and log, /healthz and list say so", async () => {
    mailServer.follow(refuse("550 5.1.1 no such user"));
    const { id = "" } = await post(server.url);
    await until("it is parked", () => isParked(id));
    expect(mailsOf(id)).toMatchObject([{ recipients: [first] }]);
    await isLate();
    const { output } = await runSubmissions(server.databaseUrl, "list", "--undelivered");
    expect(output).toMatch(new RegExp(`${id}.*refused for ${second} \\(550\\)`));

    mailServer.follow(() => undefined);
    await runSubmissions(server.databaseUrl, "retry", id);
    await until("it is delivered", () => isDone(id));
    expect(mailsOf(id)).toMatchObject([{ recipients: [first] }, { recipients: [second] }]);
  });

  it("for a while: it has it later, the others once", async () => {
    mailServer.follow(refuse("450 4.2.0 greylisted"));
    const { id } = await post(server.url);
    await until("there were many tries", async () => (await triesOf(id)) >= 8);
    expect(await isParked(id)).toBe(false);
    mailServer.follow(() => undefined);
    await until("it is delivered", () => isDone(id));
    expect(mailsOf(id)).toMatchObject([{ recipients: [first] }, { recipients: [second] }]);
  });

  it("while the connection breaks in between", async () => {
    mailServer.follow(refuse("450 4.2.0 greylisted"));
    const { id } = await post(server.url);
    await until("the first has it", () => mailsOf(id).length > 0);
    mailServer.follow(at("connection", "reset"));
    const tries = await triesOf(id);
    await until("there were many tries", async () => (await triesOf(id)) >= tries + 6);
    mailServer.follow(() => undefined);
    await until("it is delivered", () => isDone(id));
    expect(mailsOf(id)).toMatchObject([{ recipients: [first] }, { recipients: [second] }]);
  });
});

it("greets with the host of PUBLIC_URL", async () => {
  const own = await startScriptedMailServer();
  const from = { MAIL_FROM: "website@mail.conaas.example" };
  for (const [settings, name] of [
    [{ PUBLIC_URL: "https://www.conaas.example:8443" }, "www.conaas.example"],
    [{ PUBLIC_URL: "http://localhost:9000" }, "mail.conaas.example"],
    [{ PUBLIC_URL: "http://192.0.2.1,https://conaas.example" }, "conaas.example"],
    [{}, "mail.conaas.example"],
    [{ SMTP_URL: `${own.settings.SMTP_URL}?name=relay.example` }, "relay.example"],
  ] as const) {
    own.lines.length = 0;
    const { url, stop } = await startServer({ ...own.settings, ...from, ...settings }, quick);
    await postUntilSaved(url);
    await until("it has greeted", () => own.lines.length > 0);
    expect(own.lines[0]).toBe(`EHLO ${name}`);
    await stop();
  }
});

it("sends no lone CR or LF, and no mark of a machine", async () => {
  mailServer.follow(() => undefined);
  const { id } = await post(server.url, { messages: "a\rb\nc\r\r\nd\r.\re", name: "x" });
  await until("it is delivered", () => isDone(id));
  const content = mailsOf(id)[0]?.content ?? "";
  expect(content.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(content).not.toMatch(/^Auto-Submitted/im);
});
