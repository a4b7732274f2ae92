/**
 * What a mail server may reply, and what follows. Times are so short that a delivery which is retried without end has had
 * many more tries than park one.
 */
import { runSubmissions } from "../support/commands";
import { findProgram } from "../support/compiled";
import { send } from "../../setup/http";
import { type MailServer, type Stage, startMailServer } from "../support/mail-server";
import { start } from "../support/process";
import { type RunningServer, startServer } from "../support/server";
import { post } from "../support/visitors";
import { until } from "../../setup/wait";

const quick = { poll: 10, firstRetry: 5, longestRetry: 20 };
const [first, second] = ["office@conaas.example", "second@conaas.example"];

let mailServer: MailServer;
let server: RunningServer;

beforeAll(async () => {
  mailServer = await startMailServer();
  const settings = { ...mailServer.settings, NOTIFY_TO: `${first},${second}` };
  server = await startServer(settings, quick);
});

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
const untilDone = (id: string | undefined) =>
  until("it is delivered", async () => (await stateOf(id)).delivered_at !== null);
const untilParked = (id: string | undefined, recipient = first) =>
  until("it is parked", async () => (await stateOf(id, recipient)).parked_at !== null);
const recipientsOf = (id: string | undefined) =>
  mailServer.mails
    .filter(({ content }) => content.includes(`<${id}@`))
    .map(({ recipient }) => recipient)
    .sort();

it.each<[Stage, string, RegExp]>([
  ["connection", "reset", /ECONNRESET|Unexpected socket close/],
  ["connection", "554 not today", /refused the connection \(554\)/],
  ["login", "535 5.7.139 basic authentication is disabled", /refused the login \(535 5\.7\.139\)$/],
  ["sender", "552 quota exceeded", /refused the sender \(552\)/],
  ["recipient", "450 4.2.0 greylisted", /refused the recipient \(450 4\.2\.0\)/],
  ["recipient", "550 5.7.1 relaying denied", /refused the recipient \(550 5\.7\.1\)/],
  ["content", "451 4.7.1 greylisted", /refused the mail \(451 4\.7\.1\)/],
])("is retried without end, and shown as late, while the %s gets %s", async (at, reply, reason) => {
  mailServer.follow((stage) => (stage === at ? reply : undefined));
  const { id } = await post(server.url);
  await until("there were many tries", async () => Number((await stateOf(id)).attempts) >= 8);
  const { last_error, ...state } = await stateOf(id);
  expect(state).toMatchObject({ parked_at: null, delivered_at: null, refusals: 0 });
  expect(last_error).toMatch(reason);
  await isLate();
  mailServer.follow(() => undefined);
  await untilDone(id);
  await until("both have it", () => recipientsOf(id).length === 2);
});

it("parks a mail whose content is refused for good after four tries, and no other", async () => {
  mailServer.follow((stage, text) =>
    stage === "content" && text.includes("Spam") ? "554 5.7.1 spam" : undefined,
  );
  const [{ id }, other] = [await post(server.url, { name: "Spam" }), await post(server.url)];
  await untilDone(other.id);
  await untilParked(id);
  const last_error = "The mail server refused the mail (554 5.7.1)";
  // A connection that the last test broke off costs a try, too.
  expect(await stateOf(id)).toMatchObject({ refusals: 4, last_error });
  await isLate();
  mailServer.follow(() => undefined);
  await runSubmissions(server.databaseUrl, "retry", id ?? "");
  await untilDone(id);
});

it("a dead recipient holds up nobody else, and stays listed until done, while retry mails to whoever replaces it", async () => {
  mailServer.follow((stage, text) =>
    stage === "recipient" && text === second ? "550 5.1.1 no such user" : undefined,
  );
  const { id = "" } = await post(server.url);
  await untilParked(id, second);
  expect(recipientsOf(id)).toEqual([first]);
  await isLate();
  const { output } = await runSubmissions(server.databaseUrl, "list", "--undelivered");
  const reason = "The mail server refused the recipient (550 5.1.1)";
  expect(output).toContain(`mail:${second} parked (4 attempts, ${reason})`);

  const third = "third@conaas.example";
  const NOTIFY_TO = `${first},${third}`;
  const settings = { ...mailServer.settings, DATABASE_URL: server.databaseUrl, NOTIFY_TO };
  await server.stop();
  server = await startServer(settings, quick);
  expect(await start(findProgram("submissions"), ["retry", id], settings).ended).toBe(0);
  await until("the other has it", async () => (await stateOf(id, third)).delivered_at !== null);
  expect(recipientsOf(id)).toEqual([first, third]);
  const undelivered = () => runSubmissions(server.databaseUrl, "list", "--undelivered");
  expect((await undelivered()).output).toContain(`mail:${second} waits (0 attempts, ${reason})`);
  await runSubmissions(server.databaseUrl, "done", id);
  expect((await undelivered()).output).not.toContain(id);
});
