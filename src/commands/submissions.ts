/** Reads, deletes and copies submitted forms: `npm run submissions -- list`. */
import { existsSync, fstatSync, fsyncSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { cleanLine, cleanText } from "../domain/clean";
import { configuredChannels, readSettings } from "../server/settings";
import { createStore } from "../server/store/add-store";
import { filePath } from "../server/store/sqlite-store";
import type { Store } from "../server/store/store";
import { StoreError } from "../server/store/store-error";
import type { Channel, DeliveryState, Listed } from "../server/store/submission";

const usage = `Usage: npm run submissions -- COMMAND
  list [--undelivered]       one line per submission, or those that were not delivered
  show ID|EMAIL              everything about a submission, or about all that were sent with an address
  retry ID...                delivers what waits, is parked or came before its channel was set
  done ID...                 marks as delivered what you have dealt with
  export --format json|csv   all submissions, to standard output; --separator ";" for some spreadsheets
  forget EMAIL               deletes everything sent with this address
  copy --to DATABASE_URL     copies everything into another, empty database
The setting DATABASE_URL names the database.`;

/** A person at a terminal waits longer than a visitor, in milliseconds. */
const patience = 120_000;

const text = { type: "string" } as const;

function readParameters() {
  const options = {
    format: text,
    separator: text,
    to: text,
    undelivered: { type: "boolean" },
  } as const;
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const [command = "", ...operands] = positionals;
    return { command, operands, ...values };
  } catch {
    throw new Error(usage);
  }
}

type Parameters = ReturnType<typeof readParameters>;

/** Returns what is printed. */
async function run(store: Store, given: Parameters, channels: readonly Channel[]): Promise<string> {
  const { command, operands, format, separator = ",", to } = given;
  const [first = ""] = operands;
  const count = operands.length;
  if (command === "list" && count === 0) {
    const listed = await store.list();
    return (given.undelivered ? listed.filter(isUndelivered) : listed).map(lineOf).join("");
  }
  if (command === "show" && count === 1) {
    const all = first.includes("@") ? await store.listOf(first) : await store.list();
    const found = first.includes("@") ? all : all.filter(({ id }) => id === first);
    if (found.length === 0) throw new Error(`There is no submission ${first}.`);
    return found.map(pageOf).join("\n");
  }
  if ((command === "retry" || command === "done") && count > 0) {
    const lines: string[] = [];
    for (const id of operands) {
      const changed = await (command === "retry" ? store.retry(id, channels) : store.settle(id));
      const outcome = command === "retry" ? "is due now" : "counts as delivered";
      if (changed.length > 0) lines.push(`${id} ${outcome} by ${changed.join(" and ")}.\n`);
      else
        throw new Error(
          `${lines.join("")}Nothing waits for ${id}, unless it is being delivered. ${settingsAdvice}`,
        );
    }
    return lines.join("");
  }
  if (command === "export" && count === 0 && (format === "json" || format === "csv")) {
    const listed = await store.list();
    return format === "csv" ? asCsv(listed, separator) : `${JSON.stringify(listed, null, 2)}\n`;
  }
  if (command === "forget" && count === 1) {
    const number = await store.forget(first);
    const deleted = `Deleted ${number} ${number === 1 ? "submission" : "submissions"}.`;
    const remains = (await store.eraseDeleted()) ?? "";
    return (
      `${deleted} Mails that were already sent remain in the mailbox. ${remains}`.trim() + "\n"
    );
  }
  if (command === "copy" && count === 0 && to !== undefined) return copy(store, to);
  throw new Error(usage);
}

const settingsAdvice = "This command needs the server's SMTP_URL, NOTIFY_TO and WEBHOOK_URL.";

async function copy(store: Store, to: string): Promise<string> {
  const target = createStore(readSettings({ DATABASE_URL: to }).DATABASE_URL, patience);
  try {
    const count = await target.restore(await store.dump());
    return `Copied ${count} submissions to ${target.location}.\n`;
  } finally {
    await target.close();
  }
}

/** Whether nobody was told of it, or not everybody. */
function isUndelivered({ deliveries }: Listed): boolean {
  return deliveries.length === 0 || deliveries.some(({ delivered }) => !delivered);
}

function lineOf({ id, receivedAt, kind, suspect, fields, deliveries }: Listed): string {
  const states = deliveries.length > 0 ? deliveries.map(describe) : ["not delivered"];
  const marks = suspect.length > 0 ? ["suspect", ...states] : states;
  return `${[id, receivedAt, kind, cleanLine(fields.name ?? ""), ...marks].join("  ")}\n`;
}

function pageOf({ id, receivedAt, kind, suspect, fields, deliveries }: Listed): string {
  const state = [...suspect.map((reason) => `suspect: ${reason}`), ...deliveries.map(describe)];
  const texts = Object.entries(fields).map(([name, text]) => `${name}: ${cleanText(text)}`);
  return `${[`${kind} ${id}`, `received ${receivedAt}`, ...state, "", ...texts].join("\n")}\n`;
}

function describe({ channel, delivered, parked, attempts, lastError }: DeliveryState): string {
  if (delivered) return `${channel} delivered`;
  const reason = lastError === null ? "" : `, ${lastError}`;
  return `${channel} ${parked ? "parked" : "waits"} (${attempts} attempts${reason})`;
}

/** For a spreadsheet (RFC 4180), with a column for every field that a form had when it was sent. */
function asCsv(submissions: readonly Listed[], separator: string): string {
  const columns = [...new Set(submissions.flatMap(({ fields }) => Object.keys(fields)))];
  const rows = submissions.map(({ id, receivedAt, kind, suspect, fields }) => [
    ...[id, receivedAt, kind, suspect.join(" and ")],
    ...columns.map((column) => cleanText(fields[column] ?? "")),
  ]);
  const lines = [["id", "receivedAt", "kind", "suspect", ...columns], ...rows].map(
    (row) => `${row.map(toCell).join(separator)}\r\n`,
  );
  // The byte-order mark tells Excel that the file is UTF-8.
  return `\ufeff${lines.join("")}`;
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
  const store = createStore(url, patience, given.command === "copy");
  try {
    print(await run(store, given, configuredChannels(settings)));
  } finally {
    await store.close();
  }
}

function print(output: string): void {
  if (!fstatSync(1).isFile()) process.stdout.write(output);
  else {
    // Writing to standard output would drop, without an error, what does not fit onto a full disk.
    writeFileSync(1, output);
    fsyncSync(1);
  }
}

function fail(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  console.error(error instanceof StoreError ? `The database cannot be used: ${message}` : message);
  process.exitCode = 1;
}

// A reader such as `head` may close the pipe early, which is not a failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") fail(error);
});

main().catch(fail);
