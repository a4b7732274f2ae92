/** Reads, deletes and copies submitted forms: `npm run submissions -- list`. */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { z } from "zod";
import { isCalendarDate } from "../domain/rules";
import { configuredChannels, readSettings, type Settings } from "../server/settings";
import { createStore } from "../server/store/add-store";
import { filePath } from "../server/store/sqlite/sqlite-store";
import type { Store } from "../server/store/store";
import type { DeliveryState } from "../server/store/submission";
import { StoreError } from "../server/store/store-error";
import { asCsv, asList, asPage, isUndelivered } from "./show-submissions";

const usage = `Usage: npm run submissions -- COMMAND
  list [--since DATE] [--undelivered]       one line per submission, or those that were not delivered
  show ID                                   everything about one submission
  retry ID...                               delivers what waits, is parked or came before its channel was set
  done ID...                                marks as delivered what you have found or dealt with
  export --format csv|json [--since DATE]   all submissions, to standard output
  forget EMAIL                              deletes everything sent with this address
  purge --before DATE                       deletes everything received before that day
  copy --to DATABASE_URL                    copies everything into another, empty database
DATE is a day in UTC, such as 2026-12-31. The setting DATABASE_URL names the database.`;

const nothingConfigured =
  " Neither SMTP_URL nor WEBHOOK_URL is set for this command: give it the server's settings.";

/** A person at a terminal waits longer than a visitor, in milliseconds. */
const patience = 120_000;

const word = z.string().min(1);
const day = z.string().refine(isCalendarDate, {
  error: ({ path = [], input }) =>
    `--${path.join()} expects a day such as 2026-12-31, not ${String(input)}`,
});
const since = day.optional();

/** What each command takes. */
const commandSchema = z.discriminatedUnion("command", [
  z.strictObject({ command: z.literal("list"), since, undelivered: z.boolean().optional() }),
  z.strictObject({ command: z.enum(["show", "forget"]), operands: z.tuple([word]) }),
  z.strictObject({ command: z.enum(["retry", "done"]), operands: z.array(word).min(1) }),
  z.strictObject({ command: z.literal("export"), format: z.enum(["csv", "json"]), since }),
  z.strictObject({ command: z.literal("purge"), before: day }),
  z.strictObject({ command: z.literal("copy"), to: word }),
]);

type Command = z.infer<typeof commandSchema>;

/** They leave the database as it is, also that of another version's server. */
const readers: readonly Command["command"][] = ["list", "show", "export", "copy"];

/** Returns what is printed. */
async function run(store: Store, given: Command, settings: Settings): Promise<string> {
  switch (given.command) {
    case "list": {
      const byId = new Map<string, DeliveryState[]>();
      for (const delivery of await store.listDeliveries()) {
        const { submissionId: id } = delivery;
        byId.set(id, [...(byId.get(id) ?? []), delivery]);
      }
      const submissions = await store.list(given.since);
      const listed = submissions.map((one) => ({ ...one, deliveries: byId.get(one.id) ?? [] }));
      return asList(given.undelivered ? listed.filter(isUndelivered) : listed);
    }
    case "show": {
      const [id] = given.operands;
      const submission = await store.find(id);
      if (submission === undefined) throw new Error(`There is no submission ${id}.`);
      return asPage(submission, await store.listDeliveries(id));
    }
    case "retry":
    case "done": {
      const isRetry = given.command === "retry";
      const configured = configuredChannels(settings);
      const lines: string[] = [];
      for (const id of given.operands) {
        const channels = await (isRetry ? store.retry(id, configured) : store.settle(id));
        if (channels.length === 0) {
          const advice = isRetry && configured.length === 0 ? nothingConfigured : "";
          const now = "unless the server is delivering it now";
          lines.push(`Nothing waits to be delivered for ${id}, ${now}.${advice}`);
          throw new Error(lines.join(""));
        }
        const by = channels.join(" and ");
        const retried = `The server will deliver it within seconds by ${by}.\n`;
        lines.push(isRetry ? retried : `${id} counts as delivered by ${by}.\n`);
      }
      return lines.join("");
    }
    case "export": {
      const submissions = await store.list(given.since);
      if (given.format === "csv") return asCsv(submissions);
      return `${JSON.stringify(submissions, null, 2)}\n`;
    }
    case "forget":
      return describeDeletion(store, await store.forget(given.operands[0]));
    case "purge": {
      const { count, undelivered } = await store.purge(given.before);
      const loss = `${undelivered.length} of these had not been delivered:\n${undelivered.join("\n")}\n`;
      return (await describeDeletion(store, count)) + (undelivered.length > 0 ? loss : "");
    }
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
  const deleted = `Deleted ${count} ${count === 1 ? "submission" : "submissions"}.`;
  const remains = (await store.eraseDeleted()) ?? "";
  return `${deleted} Mails that were already sent remain in the mailbox. ${remains}`.trim() + "\n";
}

async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  if (existsSync(".env")) process.loadEnvFile(".env");
  const settings = readSettings(process.env);
  const store = openStore(settings.DATABASE_URL, readers.includes(command.command));
  try {
    process.stdout.write(await run(store, command, settings));
  } finally {
    await store.close();
  }
}

function readCommand([command, ...args]: string[]): Command {
  const { data, error } = commandSchema.safeParse({ command, ...parse(args) });
  if (data !== undefined) return data;
  const isDay = error.issues.every(({ code }) => code === "custom");
  throw new Error(isDay ? error.issues.map(({ message }) => message).join("\n") : usage);
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
    throw new Error(usage);
  }
}

/** Opens a database that already exists, because opening a missing file would create it. */
function openStore(url: string, isReader: boolean): Store {
  if (url.startsWith("file:") && !existsSync(filePath(url))) {
    throw new Error(`There are no submissions yet: ${filePath(url)} does not exist.`);
  }
  return createStore(url, patience, isReader);
}

// A reader such as `head` may close the pipe early, which is not a failure.
process.stdout.on("error", () => process.exit(0));

main().catch((error: unknown) => {
  // The user can correct most of these; the message is all they need.
  const message = error instanceof Error ? error.message : String(error);
  const isDatabase = error instanceof StoreError;
  console.error(isDatabase ? `The database cannot be used: ${message}` : message);
  process.exitCode = 1;
});
