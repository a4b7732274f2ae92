/** Reads, deletes and copies submitted forms: `npm run submissions -- list`. */
import { existsSync, fstatSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { cleanLine, cleanText } from "../domain/clean";
import { reasonOf } from "../server/reason-of";
import { configuredChannels, readSettings } from "../server/settings";
import { openDatabase } from "../server/database/add-database";
import { filePath } from "../server/database/sqlite";
import { DamagedDatabase, type Database } from "../server/database/database";
import { sentWith } from "../server/database/operations/submissions";
import type { Channel, Listed } from "../server/database/submission";

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
  } as const;
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  return { command: positionals[0], operands: positionals.slice(1), ...values };
}

/** Returns what is printed. */
async function run(
  database: Database,
  given: ReturnType<typeof readParameters>,
  channels: readonly Channel[],
): Promise<string> {
  const { operands, format, to } = given;
  const [first = ""] = operands;
  // "forget" with two addresses is no "forget one".
  const command = `${given.command} ${Math.min(operands.length, 2)}`;
  if (command === "list 0") {
    const isTold = ({ deliveries: all }: Listed) =>
      all.length > 0 && all.every((one) => one.delivered);
    const listed = (await listAll(database)).filter((one) => !given.undelivered || !isTold(one));
    return listed.map(lineOf).join("");
  }
  if (command === "export 0" && (format === "json" || format === "csv")) {
    const listed = await listAll(database);
    if (format === "csv") return asCsv(listed, given.separator ?? ",");
    return `${JSON.stringify(listed, null, 2)}\n`;
  }
  if (command === "copy 0" && to !== undefined) return copy(database, to);
  if (command === "show 1") {
    const all = await listAll(database);
    const found = first.includes("@") ? sentWith(first, all) : all.filter(({ id }) => id === first);
    return found.map(detailsOf).join("\n") || `There is no submission ${first}.\n`;
  }
  if (command === "forget 1") {
    const count = await database.forget(first);
    await database.eraseDeleted?.();
    return `Deleted submissions: ${count}. Mails that were already sent remain in the mailbox.\n`;
  }
  const isRetry = given.command === "retry";
  if ((!isRetry && given.command !== "done") || operands.length === 0) throw new Error(usage);
  let lines = "";
  for (const id of operands) {
    const changed = await (isRetry ? database.retry(id, channels) : database.settle(id));
    if (changed.length === 0) throw new Error(`${lines}Nothing waits for ${id}: ${nothingWaits}`);
    lines += `${id} ${isRetry ? "is due now" : "counts as delivered"} by ${changed.join(" and ")}.\n`;
  }
  return lines;
}

/** All submissions; of a damaged file those that can be read, with a word on it to standard error. */
async function listAll(database: Database): Promise<Listed[]> {
  try {
    return await database.list();
  } catch (error) {
    if (!(error instanceof DamagedDatabase) || database.salvage === undefined) throw error;
    const readable = await database.salvage();
    fail(`${error.message}. ${readable.length} submissions can be read`);
    return readable;
  }
}

const nothingWaits =
  "it is done or being delivered, or the server's SMTP_URL and WEBHOOK_URL are not set here";

async function copy(database: Database, to: string): Promise<string> {
  const target = openDatabase(readSettings({ DATABASE_URL: to }).DATABASE_URL);
  try {
    const count = await target.restore(await database.dump());
    return `Copied ${count} submissions to ${target.location}.\n`;
  } finally {
    await target.close();
  }
}

function lineOf({ id, receivedAt, kind, suspect, fields, deliveries }: Listed): string {
  const reasons = suspect.map((reason) => `suspect: ${reason}`);
  const name = cleanLine(fields.name ?? "");
  return `${[id, receivedAt, kind, name, ...reasons, ...statesOf(deliveries)].join("  ")}\n`;
}

/** A submission with all its fields, one a line. */
function detailsOf(submission: Listed): string {
  const texts = Object.entries(submission.fields);
  return lineOf(submission) + texts.map(([name, text]) => `${name}: ${cleanText(text)}\n`).join("");
}

function statesOf(deliveries: Listed["deliveries"]): string[] {
  if (deliveries.length === 0) return ["not delivered"];
  return deliveries.map(({ channel, delivered, parked, attempts, lastError }) => {
    if (delivered) return `${channel} delivered`;
    const reason = lastError === null ? "" : `, ${lastError}`;
    return `${channel} ${parked ? "parked" : "waits"} (${attempts} attempts${reason})`;
  });
}

/** Returns a table for a spreadsheet (RFC 4180), with a column for every field that a form had when it was sent. */
function asCsv(submissions: readonly Listed[], separator: string): string {
  const columns = [...new Set(submissions.flatMap(({ fields }) => Object.keys(fields)))];
  const rows = submissions.map(({ id, receivedAt, kind, suspect, fields }) => [
    ...[id, receivedAt, kind, suspect.join(" and ")],
    ...columns.map((column) => cleanText(fields[column] ?? "")),
  ]);
  const table = [["id", "receivedAt", "kind", "suspect", ...columns], ...rows];
  // The byte-order mark tells Excel that the file is UTF-8.
  return `\ufeff${table.map((row) => `${row.map(toCell).join(separator)}\r\n`).join("")}`;
}

/** Cells that a spreadsheet would run get an apostrophe (owasp.org, CSV Injection). */
function toCell(text: string): string {
  // Spreadsheets skip leading blanks, and treat the full-width signs like the ASCII ones.
  const isFormula = /^[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}

async function main(): Promise<void> {
  const given = readParameters();
  if (existsSync(".env")) process.loadEnvFile(".env");
  const settings = readSettings(process.env);
  const url = settings.DATABASE_URL;
  // Opening a missing file would create it.
  if (url.startsWith("file:") && !existsSync(filePath(url))) {
    throw new Error(`There are no submissions yet: ${filePath(url)} does not exist.`);
  }
  const database = openDatabase(url);
  try {
    print(await run(database, given, configuredChannels(settings)));
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
  console.error(reasonOf(error));
  process.exitCode = 1;
}

// A reader such as `head` may close the pipe early, which is not a failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") fail(error);
});

main().catch(fail);
