/** Reads, deletes and copies submitted forms: `npm run submissions -- list`. */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { z } from "zod";
import { isCalendarDate } from "../domain/rules";
import { readSettings, SettingsError } from "../server/settings";
import { createStore } from "../server/store/add-store";
import { filePath } from "../server/store/sqlite/sqlite-store";
import type { Store } from "../server/store/store";
import { StoreError } from "../server/store/store-error";
import { asCsv, asList, asPage } from "./submissions/show";

const usage = `Usage: npm run submissions -- COMMAND
  list [--since DATE] [--undelivered]       one line per submission
  show ID                                   everything about one submission
  retry ID                                  delivers one submission again that waits or is parked
  export --format csv|json [--since DATE]   all submissions, to standard output
  forget EMAIL                              deletes everything sent with this address
  purge --before DATE                       deletes everything received before that day
  copy --to DATABASE_URL                    copies everything into another, empty database
DATE is a day in UTC, such as 2026-12-31. The setting DATABASE_URL names the database.`;

/** A mistake that the user can correct; the message is all they need. */
class UsageError extends Error {}

/** A person at a terminal waits longer than a visitor, in milliseconds. */
const patience = 120_000;

const word = z.string().min(1);
const day = z.string().refine((text) => text === "" || isCalendarDate(text), {
  error: ({ path = [], input }) =>
    `--${path.join()} expects a day such as 2026-12-31, not ${String(input)}`,
});
const since = day.optional();

/** What each command takes. */
const commandSchema = z.discriminatedUnion("command", [
  z.strictObject({ command: z.literal("list"), since, undelivered: z.boolean().optional() }),
  z.strictObject({ command: z.enum(["show", "retry", "forget"]), operands: z.tuple([word]) }),
  z.strictObject({ command: z.literal("export"), format: z.enum(["csv", "json"]), since }),
  z.strictObject({ command: z.literal("purge"), before: day.min(1) }),
  z.strictObject({ command: z.literal("copy"), to: word }),
]);

type Command = z.infer<typeof commandSchema>;

/** Returns what is printed. */
async function run(store: Store, given: Command): Promise<string> {
  switch (given.command) {
    case "list": {
      const deliveries = await store.listDeliveries();
      const waiting = deliveries.filter(({ delivered }) => !delivered);
      const isWaiting = new Set(waiting.map(({ submissionId }) => submissionId));
      const submissions = await store.list(given.since);
      const wanted = submissions.filter(({ id }) => !given.undelivered || isWaiting.has(id));
      return asList(wanted, deliveries);
    }
    case "show": {
      const [id] = given.operands;
      const submission = await store.find(id);
      if (submission === undefined) throw new UsageError(`There is no submission ${id}.`);
      return asPage(submission, await store.listDeliveries(id));
    }
    case "retry": {
      const [id] = given.operands;
      const channels = await store.retry(id);
      if (channels.length === 0) throw new UsageError(`Nothing waits to be delivered for ${id}.`);
      return `The server will deliver it within seconds by ${channels.join(" and ")}.\n`;
    }
    case "export": {
      const submissions = await store.list(given.since);
      if (given.format === "csv") return asCsv(submissions);
      return `${JSON.stringify(submissions, null, 2)}\n`;
    }
    case "forget":
      return describeDeletion(store, await store.forget(given.operands[0]));
    case "purge":
      return describeDeletion(store, await store.purge(given.before));
    case "copy": {
      const target = createStore(readSettings({ DATABASE_URL: given.to }).DATABASE_URL, patience);
      try {
        await target.restore(await store.dump());
        const submissions = await target.list();
        return `Copied ${submissions.length} submissions to ${target.location}.\n`;
      } finally {
        await target.close();
      }
    }
  }
}

async function describeDeletion(store: Store, count: number): Promise<string> {
  const remains = await store.eraseDeleted();
  const lines = [
    `Deleted ${count} ${count === 1 ? "submission" : "submissions"}.`,
    "Mails that were already sent remain in the mailbox.",
    ...(remains === undefined ? [] : [remains]),
  ];
  return `${lines.join(" ")}\n`;
}

async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  if (existsSync(".env")) process.loadEnvFile(".env");
  const store = openStore(readSettings(process.env).DATABASE_URL);
  try {
    process.stdout.write(await run(store, command));
  } finally {
    await store.close();
  }
}

function readCommand([command, ...args]: string[]): Command {
  const { data, error } = commandSchema.safeParse({ command, ...parse(args) });
  if (data !== undefined) return data;
  const isDay = error.issues.every(({ code }) => code === "custom");
  throw new UsageError(isDay ? error.issues.map(({ message }) => message).join("\n") : usage);
}

function parse(args: string[]) {
  const text = { type: "string" } as const;
  const options = {
    ...{ since: text, before: text, format: text, to: text },
    undelivered: { type: "boolean" },
  } as const;
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
    return positionals.length === 0 ? values : { ...values, operands: positionals };
  } catch {
    throw new UsageError(usage);
  }
}

/** Opens a database that already exists, because opening a missing file would create it. */
function openStore(url: string): Store {
  if (url.startsWith("file:") && !existsSync(filePath(url))) {
    throw new UsageError(`There are no submissions yet: ${filePath(url)} does not exist.`);
  }
  return createStore(url, patience);
}

// A reader such as `head` may close the pipe early, which is not a failure.
process.stdout.on("error", () => process.exit(0));

main().catch((error: unknown) => {
  const isExpected = error instanceof UsageError || error instanceof SettingsError;
  const isDatabase = error instanceof StoreError;
  const text = isDatabase ? `The database cannot be used: ${error.message}` : String(error);
  process.stderr.write(`${isExpected ? error.message : text}\n`);
  process.exitCode = 1;
});
