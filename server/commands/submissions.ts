/** Reads, deletes and copies submitted forms: `npm run submissions -- list`. */
import { existsSync, fstatSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { describeError } from "../describe-error";
import { listChannels, readSettings } from "../settings";
import { openDatabase } from "../database/add-database";
import { toFilePath } from "../database/sqlite";
import type { Database } from "../database/database";
import { findByEmail } from "../database/queries/submissions";
import { type Channel, toExportedSubmission, type ListedSubmission } from "../database/submission";
import { formatCsv, formatDetails, formatLine } from "./format-submissions";

const usage = `Usage: npm run submissions -- COMMAND
  list [--undelivered]       one line per submission, or those that were not delivered
  show ID|EMAIL              everything about a submission, or about all that were sent with an address
  retry ID...                delivers what waits, is parked or came before its channel was set
  done ID...                 marks as delivered what you have dealt with
  export --format json|csv   all submissions, to standard output; --separator ";" for some spreadsheets
  forget EMAIL               deletes everything sent with this address
  copy --to DATABASE_URL     copies everything into another, empty database
The setting DATABASE_URL names the database.`;

function readParameters() {
  const text = { type: "string" } as const;
  const options = {
    format: text,
    separator: text,
    to: text,
    undelivered: { type: "boolean" },
    help: { type: "boolean", short: "h" },
  } as const;
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const [command = "help", ...operands] = positionals;
  const [operand = ""] = operands;
  return { command, operands, operand, ...values };
}

/** Returns what is printed. The channels are those of the settings. */
type Action = (database: Database, channels: readonly Channel[]) => Promise<string>;

interface Command {
  readonly operands: "none" | "one" | "some";
  /** Returns undefined if an option is missing or wrong. */
  readonly action: (given: ReturnType<typeof readParameters>) => Action | undefined;
}

const commands: ReadonlyMap<string, Command> = new Map([
  ["list", { operands: "none", action: (given) => (database) => list(database, given) }],
  ["show", { operands: "one", action: (given) => (database) => show(database, given.operand) }],
  [
    "retry",
    {
      operands: "some",
      action: (given) => (database, channels) =>
        forEach(given.operands, "is due now", (id) => database.retry(id, channels)),
    },
  ],
  [
    "done",
    {
      operands: "some",
      action: (given) => (database) =>
        forEach(given.operands, "counts as delivered", (id) => database.markDone(id)),
    },
  ],
  [
    "export",
    {
      operands: "none",
      action: ({ format, separator = "," }) => {
        if (format === "csv")
          return async (database) => formatCsv(await database.list(), separator);
        return format === "json" ? exportAsJson : undefined;
      },
    },
  ],
  ["forget", { operands: "one", action: (given) => (database) => forget(database, given.operand) }],
  [
    "copy",
    {
      operands: "none",
      action: ({ to }) => (to === undefined ? undefined : (database) => copy(database, to)),
    },
  ],
]);

/** What the parameters ask for, or undefined if they ask for nothing that there is. */
function actionOf(given: ReturnType<typeof readParameters>): Action | undefined {
  const command = commands.get(given.command);
  const count = given.operands.length;
  const fits = { none: count === 0, one: count === 1, some: count > 0 };
  return command && fits[command.operands] ? command.action(given) : undefined;
}

async function list(database: Database, { undelivered = false }): Promise<string> {
  const all = await database.list();
  return all
    .filter((one) => !undelivered || !isDelivered(one))
    .map(formatLine)
    .join("");
}

const exportAsJson: Action = async (database) =>
  `${JSON.stringify((await database.list()).map(toExportedSubmission), null, 2)}\n`;

async function show(database: Database, wanted: string): Promise<string> {
  const all = await database.list();
  const found = wanted.includes("@")
    ? findByEmail(wanted, all)
    : all.filter(({ id }) => id === wanted);
  return found.map(formatDetails).join("\n") || `There is no submission ${wanted}.\n`;
}

async function forget(database: Database, email: string): Promise<string> {
  const count = await database.forget(email);
  await database.eraseDeleted?.();
  return `Deleted submissions: ${count}. Mails that were already sent remain in the mailbox.\n`;
}

/** Changes what waits for each submission. Throws at the first for which nothing does, with what was changed before it. */
async function forEach(
  ids: readonly string[],
  result: string,
  change: (id: string) => Promise<string[]>,
): Promise<string> {
  let lines = "";
  for (const id of ids) {
    const changed = await change(id);
    if (changed.length === 0) throw new Error(`${lines}Nothing waits for ${id}: ${nothingWaits}`);
    lines += `${id} ${result} by ${changed.join(" and ")}.\n`;
  }
  return lines;
}

const nothingWaits =
  "it is done or being delivered, or the server's SMTP_URL and WEBHOOK_URL are not set here";

async function copy(database: Database, to: string): Promise<string> {
  const target = openDatabase(readSettings({ DATABASE_URL: to }).DATABASE_URL, console.error);
  try {
    const count = await target.restore(await database.dump());
    return `Copied ${count} submissions to ${target.location}.\n`;
  } finally {
    await target.close();
  }
}

function isDelivered({ deliveries }: ListedSubmission): boolean {
  return deliveries.length > 0 && deliveries.every(({ delivered }) => delivered);
}

async function main(): Promise<void> {
  const given = readParameters();
  if (given.help || given.command === "help") {
    print(`${usage}\n`);
    return;
  }
  // Told before settings or the database are missed.
  const action = actionOf(given);
  if (action === undefined) throw new Error(usage);
  if (existsSync(".env")) process.loadEnvFile(".env");
  const settings = readSettings(process.env);
  const url = settings.DATABASE_URL;
  // Opening a missing file would create it.
  if (url.startsWith("file:") && !existsSync(toFilePath(url))) {
    throw new Error(`There are no submissions yet: ${toFilePath(url)} does not exist.`);
  }
  const database = openDatabase(url, console.error);
  try {
    print(await action(database, listChannels(settings)));
  } finally {
    await database.close();
  }
}

function print(output: string): void {
  // Node's own stream drops, without an error, what does not fit onto a full disk.
  if (fstatSync(1).isFile()) writeFileSync(1, output, { flush: true });
  else process.stdout.write(output);
}

function fail(error: unknown): void {
  console.error(describeError(error));
  process.exitCode = 1;
}

// A reader such as `head` may close the pipe early, which is not a failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") fail(error);
});

main().catch(fail);
