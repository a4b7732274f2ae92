/**
 * Replies of a mail server, and what follows from each. The times are so short that a delivery which is retried without end soon
 * has many more tries than would park it.
 */
import { runSubmissions } from "../support/run-submissions";
import { findProgram } from "../support/compiled-programs";
import { send } from "../../setup/http";
import { type MailServer, type Stage, startMailServer } from "../support/mail-server";
import { startProgram } from "../support/process";
import { type RunningServer, startServer } from "../support/server";
import { postEnquiry } from "../support/post-enquiry";
import { waitUntil } from "../../setup/wait";

const quick = { poll: 10, firstRetry: 5, longestRetry: 20 };
const [first, second] = ["office@site.example", "second@site.example"];

let mailServer: MailServer;
let server: RunningServer;

beforeAll(async () => {
  mailServer = await startMailServer();
  const settings = { ...mailServer.settings, NOTIFY_TO: `${first},${second}` };
  server = await startServer(settings, quick);
});

/** Waits until the health check, whose results are cached for a second, reports late mail. */
const waitUntilLate = async () => {
  let body = "";
  await waitUntil("/healthz says so", async () => {
    ({ body } = await send(server.url, "/healthz"));
    return body.includes("late");
  });
  expect(body).toBe('{"status":"ok","late":["mail"]}');
};
const readState = async (id: string | undefined, recipient = first) => {
  const where = `submission_id = '${id}' AND channel = 'mail:${recipient}'`;
  const [row] = await server.rows(`SELECT * FROM deliveries WHERE ${where}`);
  return row ?? {};
};
const waitUntilDelivered = (id: string | undefined) =>
  waitUntil("it is delivered", async () => (await readState(id)).delivered_at !== null);
const waitUntilParked = (id: string | undefined, recipient = first) =>
  waitUntil("it is parked", async () => (await readState(id, recipient)).parked_at !== null);
const findRecipients = (id = "") =>
  mailServer
    .mailsOf(id)
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
  const { id } = await postEnquiry(server.url);
  await waitUntil("there were many tries", async () => Number((await readState(id)).attempts) >= 8);
  const { last_error, ...state } = await readState(id);
  expect(state).toMatchObject({ parked_at: null, delivered_at: null, refusals: 0 });
  expect(last_error).toMatch(reason);
  await waitUntilLate();
  mailServer.follow(() => undefined);
  await waitUntilDelivered(id);
  await waitUntil("both have it", () => findRecipients(id).length === 2);
});

it("parks a mail whose content is refused for good after four tries, and no other", async () => {
  mailServer.follow((stage, text) =>
    stage === "content" && text.includes("Spam") ? "554 5.7.1 spam" : undefined,
  );
  const [{ id }, other] = [
    await postEnquiry(server.url, { name: "Spam" }),
    await postEnquiry(server.url),
  ];
  await waitUntilDelivered(other.id);
  await waitUntilParked(id);
  const last_error = "The mail server refused the mail (554 5.7.1)";
  // A connection that the last test broke off costs a try, too.
  expect(await readState(id)).toMatchObject({ refusals: 4, last_error });
  await waitUntilLate();
  mailServer.follow(() => undefined);
  await runSubmissions(server.databaseUrl, "retry", id ?? "");
  await waitUntilDelivered(id);
});

it("a dead recipient holds up nobody else, and stays listed until done, while retry mails to whoever replaces it", async () => {
  mailServer.follow((stage, text) =>
    stage === "recipient" && text === second ? "550 5.1.1 no such user" : undefined,
  );
  const { id = "" } = await postEnquiry(server.url);
  await waitUntilParked(id, second);
  expect(findRecipients(id)).toEqual([first]);
  await waitUntilLate();
  const { output } = await runSubmissions(server.databaseUrl, "list", "--undelivered");
  const reason = "The mail server refused the recipient (550 5.1.1)";
  expect(output).toContain(`mail:${second} parked (4 attempts, ${reason})`);

  const third = "third@site.example";
  const NOTIFY_TO = `${first},${third}`;
  const settings = { ...mailServer.settings, DATABASE_URL: server.databaseUrl, NOTIFY_TO };
  await server.stop();
  server = await startServer(settings, quick);
  expect(await startProgram(findProgram("submissions"), ["retry", id], settings).ended).toBe(0);
  await waitUntil(
    "the other has it",
    async () => (await readState(id, third)).delivered_at !== null,
  );
  expect(findRecipients(id)).toEqual([first, third]);
  const undelivered = () => runSubmissions(server.databaseUrl, "list", "--undelivered");
  expect((await undelivered()).output).toContain(`mail:${second} waits (0 attempts, ${reason})`);
  await runSubmissions(server.databaseUrl, "done", id);
  expect((await undelivered()).output).not.toContain(id);
});
