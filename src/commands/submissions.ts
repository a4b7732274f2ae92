/** Reads and deletes what visitors sent: `npm run submissions -- list`, and what `usage` says. */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Client } from "@libsql/client";
import { isCalendarDate } from "../domain/rules";
import { asCsv, asJson, asList, asPage } from "./submissions/show";
import { readSettings, SettingsError } from "../server/settings";
import { closeDatabase, filePath, openDatabase } from "../server/store/database";
import { listDeliveries } from "../server/store/deliveries";
import { findSubmission, forgetPerson, listSubmissions } from "../server/store/submissions";

const usage = `Usage: npm run submissions -- COMMAND
  list [--since DATE]                              one line for each submission
  show ID                                          everything about one
  export --format csv|json [--since DATE]          all of them, on standard output
  forget EMAIL                                     deletes everything sent with this address
DATE is a day in UTC, such as 2026-12-31. The database is the one that DATABASE_URL names.
`;

/** Something that the person at the terminal can put right; its message is all they need. */
class UsageError extends Error {}

async function main(): Promise<void> {
  const { positionals, values } = readArguments();
  const [command, subject, ...rest] = positionals;
  const run = commands.get(command ?? "");
  if (run === undefined || rest.length > 0) throw new UsageError(usage);
  const { since = "" } = values;
  if (since !== "" && !isCalendarDate(since)) {
    throw new UsageError(`--since expects a day such as 2026-12-31, not ${since}`);
  }

  if (existsSync(".env")) process.loadEnvFile(".env");
  const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = readSettings(process.env);
  if (url.startsWith("file:") && !existsSync(filePath(url))) {
    throw new UsageError(`There are no submissions yet: ${filePath(url)} does not exist.`);
  }
  const client = await openDatabase({ url, authToken });
  try {
    process.stdout.write(await run(client, { subject, format: values.format, since }));
  } finally {
    await closeDatabase(client);
  }
}

type Options = { subject: string | undefined; format: string | undefined; since: string };

const formats = new Map([
  ["csv", asCsv],
  ["json", asJson],
]);

const commands = new Map<string, (client: Client, options: Options) => Promise<string>>([
  [
    "list",
    async (client, { subject, since }) => {
      if (subject !== undefined) throw new UsageError(usage);
      return asList(await listSubmissions(client, since), await listDeliveries(client));
    },
  ],
  [
    "show",
    async (client, { subject }) => {
      if (subject === undefined) throw new UsageError(usage);
      const submission = await findSubmission(client, subject);
      if (submission === undefined) throw new UsageError(`There is no submission ${subject}.`);
      return asPage(submission, await listDeliveries(client, subject));
    },
  ],
  [
    "export",
    async (client, { subject, format, since }) => {
      const write = formats.get(format ?? "");
      if (subject !== undefined || write === undefined) throw new UsageError(usage);
      return write(await listSubmissions(client, since));
    },
  ],
  [
    "forget",
    async (client, { subject }) => {
      if (subject === undefined) throw new UsageError(usage);
      const count = await forgetPerson(client, subject);
      const what = count === 1 ? "submission" : "submissions";
      return `Deleted ${count} ${what}. Mails that were sent are in the mailbox still.\n`;
    },
  ],
]);

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { format: { type: "string" }, since: { type: "string" } },
    });
  } catch {
    throw new UsageError(usage);
  }
}

// A reader such as `head` may close its end early; that is no failure.
process.stdout.on("error", () => process.exit(0));

main().catch((error: unknown) => {
  const isExpected = error instanceof UsageError || error instanceof SettingsError;
  process.stderr.write(isExpected ? `${error.message.trimEnd()}\n` : `${String(error)}\n`);
  process.exitCode = 1;
});
