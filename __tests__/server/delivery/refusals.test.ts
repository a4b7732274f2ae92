/**
 * What a mail server may reply, and what follows: a table for each kind of refusal. A new report becomes a line.
 * Times are so short that a delivery which is retried without end has had many more tries than park one.
 */
import { runSubmissions } from "../support/commands";
import { send } from "../support/http";
import { type MailServer, type Script, type Stage, startMailServer } from "../support/mail-server";
import { type RunningServer, startServer } from "../support/server";
import { post } from "../support/visitors";
import { until } from "../support/wait";

const quick = { poll: 10, firstRetry: 5, longestRetry: 20 };
const [first, second] = ["office@conaas.example", "second@conaas.example"];

let mailServer: MailServer;
let server: RunningServer;

/** Waits for a health check that says so; results are shared for a second. */
const isLate = () =>
  until("/healthz says so", async () => {
    const { body } = await send(server.url, "/healthz");
    return body === '{"status":"ok","late":["mail"]}';
  });
const stateOf = async (id: string | undefined, recipient = first) => {
  const where = `submission_id = '${id}' AND channel = 'mail:${recipient}'`;
  const [row] = await server.rows(`SELECT * FROM deliveries WHERE ${where}`);
  return row ?? {};
};
const isDone = async (id: string | undefined, recipient = first) =>
  (await stateOf(id, recipient)).delivered_at !== null;
const isParked = async (id: string | undefined, recipient = first) =>
  (await stateOf(id, recipient)).parked_at !== null;
const triesOf = async (id: string | undefined) => Number((await stateOf(id)).attempts);
const recipientsOf = (id: string | undefined) =>
  mailServer.mails
    .filter(({ content }) => content.includes(`<${id}@`))
    .map(({ recipient }) => recipient)
    .sort();

beforeAll(async () => {
  mailServer = await startMailServer();
  const settings = { ...mailServer.settings, NOTIFY_TO: `${first},${second}` };
  server = await startServer(settings, quick);
});

const at =
  (wanted: Stage, reply: string): Script =>
  (stage) =>
    stage === wanted ? reply : undefined;

describe("a refusal of the account or the sender concerns the channel", () => {
  it.each<[string, Script, string]>([
    ["the connection is reset", at("connection", "reset"), "It broke the connection"],
    ["the greeting is 554", at("connection", "554 not today"), "refused the connection (554)"],
    ["the greeting is 421", at("connection", "421 too busy"), "refused the connection (421)"],
    ["the login gets 535", at("login", "535 5.7.8 wrong"), "refused the login (535)"],
    ["the login gets 454", at("login", "454 4.7.0 later"), "refused the login (454)"],
    ["the sender is not allowed", at("sender", "550 5.7.1 no"), "refused the sender (550)"],
    ["the quota is used up", at("sender", "552 quota exceeded"), "refused the sender (552)"],
    ["recipients are greylisted", at("recipient", "450 4.2.0 greylisted"), "recipient (450)"],
    ["relaying is denied", at("recipient", "554 5.7.1 relay access denied"), "recipient (554)"],
    ["relaying is not permitted", at("recipient", "550 relay not permitted"), "recipient (550)"],
    ["the mail gets 552", at("content", "552 5.2.2 over quota"), "refused the mail (552)"],
    ["the mail gets 550 for a limit", at("content", "550 5.4.5 daily limit"), "the mail (550)"],
    ["the mail gets 421", at("content", "421 closing"), "refused the mail (421)"],
    ["the mail gets 452", at("content", "452 4.3.1 no room"), "refused the mail (452)"],
    // Office 365, Gmail, Amazon SES, SendGrid, Exchange, and Microsoft's limit for an account that sent spam.
    ["it may not send as", at("content", "550 5.7.60 no permission to send as"), "mail (550)"],
    ["it is unauthenticated", at("content", "550 5.7.26 unauthenticated"), "mail (550)"],
    ["it is not verified", at("content", "554 Message rejected: not verified"), "mail (554)"],
    ["it is not authorised", at("content", "550 5.7.1 sender not authorised"), "mail (550)"],
    ["it is banned", at("content", "550 5.7.501 Access denied, spam abuse"), "mail (550)"],
  ])("%s: it is retried without end, shown as late, and arrives", async (_, script, reason) => {
    mailServer.follow(script);
    const { id } = await post(server.url);
    await until("there were many tries", async () => (await triesOf(id)) >= 8);
    expect(await stateOf(id)).toMatchObject({ parked_at: null, delivered_at: null, refusals: 0 });
    expect((await stateOf(id)).last_error).toContain(reason);
    await isLate();
    mailServer.follow(() => undefined);
    await until("it is delivered", async () => (await isDone(id)) && isDone(id, second));
    expect(recipientsOf(id)).toEqual([first, second]);
  });
});

describe("a refusal of the content concerns the mail", () => {
  const spam =
    (reply: string): Script =>
    (stage, text) =>
      stage === "content" && text.includes("Spam") ? reply : undefined;

  it.each([
    ["554 spam"],
    ["550 5.7.1 message content rejected"],
    ["554 5.6.0 malformed"],
    ["550 5.7.1 virus found"],
    ["552 5.7.0 its content presents a potential security issue"],
    ["550 this message scored 15 spam points"],
  ])("%s: it is parked after four, the others arrive", async (reply) => {
    let refused = 0;
    mailServer.follow((stage, text) => {
      const answer = spam(reply)(stage, text);
      if (answer !== undefined) refused++;
      return answer;
    });
    const [{ id }, other] = [await post(server.url, { name: "Spam" }), await post(server.url)];
    await until("the other is delivered", () => isDone(other.id));
    await until("it is parked", async () => (await isParked(id)) && isParked(id, second));
    expect(refused).toBe(8);
    const last_error = `The mail server refused the mail (${reply.slice(0, 3)})`;
    expect(await stateOf(id)).toMatchObject({ refusals: 4, last_error });
    await isLate();
    mailServer.follow(() => undefined);
    await runSubmissions(server.databaseUrl, "retry", id ?? "");
    await until("it is delivered", async () => (await isDone(id)) && isDone(id, second));
    expect(recipientsOf(id)).toEqual([first, second]);
  });

  it("451 for the content is no reason to park it", async () => {
    mailServer.follow(spam("451 4.7.1 greylisted"));
    const { id } = await post(server.url, { name: "Spam" });
    await until("there were many tries", async () => (await triesOf(id)) >= 8);
    expect(await isParked(id)).toBe(false);
    mailServer.follow(() => undefined);
    await until("it is delivered", () => isDone(id));
  });
});

it("a dead recipient holds up nobody else, is listed, and gives its mails to whoever replaces it", async () => {
  mailServer.follow((stage, text) =>
    stage === "recipient" && text === second ? "550 5.1.1 no such user" : undefined,
  );
  const { id = "" } = await post(server.url);
  await until("it is parked", () => isParked(id, second));
  expect(recipientsOf(id)).toEqual([first]);
  await isLate();
  const { output } = await runSubmissions(server.databaseUrl, "list", "--undelivered");
  const reason = "The mail server refused the recipient (550)";
  expect(output).toContain(`mail:${second} parked (4 attempts, ${reason})`);

  const third = "third@conaas.example";
  const settings = { ...mailServer.settings, DATABASE_URL: server.databaseUrl };
  await server.stop();
  server = await startServer({ ...settings, NOTIFY_TO: `${first},${third}` }, quick);
  await until("the other has it", () => recipientsOf(id).length > 1);
  expect(recipientsOf(id)).toEqual([first, third]);
});
