/** Reads, deletes and copies submitted forms: `npm run submissions -- list`. */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { isCalendarDate } from "../domain/rules";
import { readSettings, SettingsError } from "../server/settings";
import { createStore } from "../server/store/create-store";
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

/** What follows the command's name; an option that is not given is empty. */
const nothing = { operand: "", since: "", before: "", format: "", to: "", undelivered: false };
type Values = typeof nothing;

interface Command {
  /** The one value it cannot do without. */
  readonly needs?: keyof Values;
  readonly options?: readonly (keyof Values)[];
  readonly run: (store: Store, values: Values) => Promise<string>;
}

const commands = new Map(
  Object.entries<Command>({
    list: {
      options: ["since", "undelivered"],
      run: async (store, { since, undelivered }) => {
        const deliveries = await store.listDeliveries();
        const waiting = deliveries.filter(({ delivered }) => !delivered);
        const isWaiting = new Set(waiting.map(({ submissionId }) => submissionId));
        const submissions = await store.list(since);
        const wanted = submissions.filter(({ id }) => !undelivered || isWaiting.has(id));
        return asList(wanted, deliveries);
      },
    },
    show: {
      needs: "operand",
      run: async (store, { operand: id }) => {
        const submission = await store.find(id);
        if (submission === undefined) throw new UsageError(`There is no submission ${id}.`);
        return asPage(submission, await store.listDeliveries(id));
      },
    },
    retry: {
      needs: "operand",
      run: async (store, { operand: id }) => {
        const channels = await store.retry(id);
        if (channels.length === 0) throw new UsageError(`Nothing waits to be delivered for ${id}.`);
        return `The server will deliver it within seconds by ${channels.join(" and ")}.\n`;
      },
    },
    export: {
      needs: "format",
      options: ["since"],
      run: async (store, { format, since }) => {
        const submissions = await store.list(since);
        return format === "csv" ? asCsv(submissions) : `${JSON.stringify(submissions, null, 2)}\n`;
      },
    },
    forget: {
      needs: "operand",
      run: async (store, { operand: email }) => describeDeletion(store, await store.forget(email)),
    },
    purge: {
      needs: "before",
      run: async (store, { before }) => describeDeletion(store, await store.purge(before)),
    },
    copy: {
      needs: "to",
      run: async (store, { to }) => {
        const { DATABASE_URL } = readSettings({ DATABASE_URL: to });
        const target = createStore(DATABASE_URL, patience);
        try {
          await target.restore(await store.dump());
          const submissions = await target.list();
          return `Copied ${submissions.length} submissions to ${target.location}.\n`;
        } finally {
          await target.close();
        }
      },
    },
  }),
);

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
  const [name = "", ...rest] = process.argv.slice(2);
  const command = commands.get(name);
  if (command === undefined) throw new UsageError(usage);
  const values = readValues(command, rest);
  if (existsSync(".env")) process.loadEnvFile(".env");
  const store = openStore(readSettings(process.env).DATABASE_URL);
  try {
    process.stdout.write(await command.run(store, values));
  } finally {
    await store.close();
  }
}

function readValues({ needs, options = [] }: Command, args: string[]): Values {
  const { positionals, values: given } = parse(args);
  const values = { ...nothing, operand: positionals[0] ?? "", ...given };
  const isKnown = (name: string) => name === needs || options.some((option) => option === name);
  const isRight =
    Object.keys(given).every(isKnown) &&
    positionals.length === (needs === "operand" ? 1 : 0) &&
    (needs === undefined || values[needs] !== "") &&
    ["", "csv", "json"].includes(values.format);
  if (!isRight) throw new UsageError(usage);
  for (const option of ["since", "before"] as const) {
    if (values[option] !== "" && !isCalendarDate(values[option])) {
      throw new UsageError(`--${option} expects a day such as 2026-12-31, not ${values[option]}`);
    }
  }
  return values;
}

function parse(args: string[]) {
  const text = { type: "string" } as const;
  const options = {
    ...{ since: text, before: text, format: text, to: text },
    undelivered: { type: "boolean" },
  } as const;
  try {
    return parseArgs({ args, allowPositionals: true, options });
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
