/** Reads, deletes and copies submitted forms: `npm run submissions -- list`. */
import { existsSync, fstatSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { describeError } from "../describe-error";
import { listChannels, readSettings } from "../settings";
import { openDatabase } from "../database/open-database";
import { toFilePath } from "../database/sqlite";
import type { Database } from "../database/database";
import { findByEmail, readPages } from "../database/queries/submissions";
import type { Channel, ListedSubmission } from "../database/submission";
import { exportCsv, exportJson } from "./export-submissions";
import { formatDetails, formatLine } from "./format-submissions";

const usage = `Usage: npm run submissions -- COMMAND
  list [--undelivered]       one line per submission, or those that were not delivered
  show ID|EMAIL              everything about a submission, or about all that were sent with an address
  retry ID...                delivers what waits, is parked or came before its channel was set
  done ID...                 marks as delivered what you have dealt with
  export --format json|csv   all submissions, to standard output; --separator ";" for some spreadsheets
  forget EMAIL               deletes everything sent with this address
  copy --to DATABASE_URL     copies everything into another, empty database
The setting DATABASE_URL names the database.`;

function readCommandLine() {
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

type CommandLine = ReturnType<typeof readCommandLine>;

interface Command {
  readonly operands: "none" | "one" | "some";
  /** Whether all options that it needs are given and valid. */
  readonly accepts?: (given: CommandLine) => boolean;
  /** Returns what is printed, at once or in parts. The channels are those of the settings. */
  readonly run: (
    database: Database,
    given: CommandLine,
    channels: readonly Channel[],
  ) => Promise<string> | AsyncIterable<string>;
}

const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  ["list", { operands: "none", run: list }],
  ["show", { operands: "one", run: show }],
  ["retry", { operands: "some", run: retry }],
  ["done", { operands: "some", run: markDone }],
  [
    "export",
    {
      operands: "none",
      accepts: ({ format }) => format === "json" || format === "csv",
      run: exportAll,
    },
  ],
  ["forget", { operands: "one", run: forget }],
  ["copy", { operands: "none", accepts: ({ to }) => to !== undefined, run: copy }],
]);

/** Returns the command that was given with valid operands and options, or undefined. */
function findCommand(given: CommandLine): Command | undefined {
  const command = commands.get(given.command);
  if (command === undefined) return undefined;
  const { length } = given.operands;
  const isCountRight = { none: length === 0, one: length === 1, some: length > 0 };
  const { operands, accepts = () => true } = command;
  return isCountRight[operands] && accepts(given) ? command : undefined;
}

async function* list(database: Database, { undelivered = false }: CommandLine) {
  for await (const page of readPages(database.list)) {
    const listed = page.filter((submission) => !undelivered || !isDelivered(submission));
    yield listed.map(formatLine).join("");
  }
}

async function* show(database: Database, { operand }: CommandLine) {
  let separator = "";
  for await (const page of readPages(database.list)) {
    const found = operand.includes("@")
      ? findByEmail(operand, page)
      : page.filter(({ id }) => id === operand);
    for (const submission of found) {
      yield separator + formatDetails(submission);
      separator = "\n";
    }
  }
  if (separator === "") yield `There is no submission ${operand}.\n`;
}

async function retry(
  database: Database,
  { operands }: CommandLine,
  channels: readonly Channel[],
): Promise<string> {
  return changeEach(operands, "is due now", (id) => database.retry(id, channels));
}

async function markDone(database: Database, { operands }: CommandLine): Promise<string> {
  return changeEach(operands, "counts as delivered", (id) => database.markDone(id));
}

/**
 * Changes the pending deliveries of each submission. At the first submission that has none, it throws an error that also says
 * what was changed before.
 */
async function changeEach(
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

function exportAll(database: Database, { format, separator = "," }: CommandLine) {
  const readAll = () => readPages(database.list);
  return format === "csv" ? exportCsv(readAll, separator) : exportJson(readAll());
}

async function forget(database: Database, { operand }: CommandLine): Promise<string> {
  const count = await database.forget(operand);
  await database.eraseDeleted?.();
  return `Deleted submissions: ${count}. Mails that were already sent remain in the mailbox.\n`;
}

async function copy(database: Database, { to }: CommandLine): Promise<string> {
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
  const given = readCommandLine();
  if (given.help || given.command === "help") {
    await print(`${usage}\n`);
    return;
  }
  // Checked before settings and the database, because their errors would hide this one.
  const command = findCommand(given);
  if (command === undefined) throw new Error(usage);
  if (existsSync(".env")) process.loadEnvFile(".env");
  const settings = readSettings(process.env);
  const url = settings.DATABASE_URL;
  // Opening a file that does not exist would create it.
  if (url.startsWith("file:") && !existsSync(toFilePath(url))) {
    throw new Error(`There are no submissions yet: ${toFilePath(url)} does not exist.`);
  }
  const database = openDatabase(url, console.error);
  try {
    const output = command.run(database, given, listChannels(settings));
    for await (const part of "then" in output ? [output] : output) await print(part);
  } finally {
    await database.close();
  }
}

async function print(output: string): Promise<void> {
  // On a full disk, Node's own stream loses output without an error.
  if (fstatSync(1).isFile()) writeFileSync(1, output, { flush: true });
  else {
    await new Promise<void>((resolve, reject) => {
      process.stdout.write(output, (error) => (error ? reject(error) : resolve()));
    });
  }
}

function fail(error: unknown): void {
  // A reader such as `head` may close the pipe early, which is not a failure.
  if (error instanceof Error && "code" in error && error.code === "EPIPE") return;
  console.error(describeError(error));
  process.exitCode = 1;
}

// `print` reports it.
process.stdout.on("error", () => undefined);

main().catch(fail);
