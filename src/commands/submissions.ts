/** Reads and deletes submitted forms: `npm run submissions -- list`. */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { isCalendarDate } from "../domain/rules";
import { readSettings, SettingsError } from "../server/settings";
import { filePath } from "../server/store/libsql/database";
import { createLibsqlStore } from "../server/store/libsql/libsql-store";
import type { Store } from "../server/store/store";
import { asCsv, asJson, asList, asPage } from "./submissions/show";

/** A subcommand. */
type Command = {
  /** Its arguments, as the usage shows them. */
  synopsis: string;
  summary: string;
  /** The number of arguments that are not options. */
  operands: 0 | 1;
  options: readonly ("since" | "format")[];
  run: (store: Store, values: Values) => Promise<string>;
};

type Values = { operand: string; since: string; format: string };

const formats = new Map([
  ["csv", asCsv],
  ["json", asJson],
]);

const commands = new Map(
  Object.entries<Command>({
    list: {
      synopsis: "[--since DATE]",
      summary: "one line per submission",
      operands: 0,
      options: ["since"],
      run: async (store, { since }) =>
        asList(await store.list(since), await store.listDeliveries()),
    },
    show: {
      synopsis: "ID",
      summary: "everything about one submission",
      operands: 1,
      options: [],
      run: async (store, { operand: id }) => {
        const submission = await store.find(id);
        if (submission === undefined) throw new UsageError(`There is no submission ${id}.`);
        return asPage(submission, await store.listDeliveries(id));
      },
    },
    export: {
      synopsis: "--format csv|json [--since DATE]",
      summary: "all submissions, to standard output",
      operands: 0,
      options: ["format", "since"],
      run: async (store, { format, since }) => {
        const print = formats.get(format);
        if (print === undefined) throw new UsageError(usage());
        return print(await store.list(since));
      },
    },
    forget: {
      synopsis: "EMAIL",
      summary: "deletes everything sent with this address",
      operands: 1,
      options: [],
      run: async (store, { operand: email }) => {
        const count = await store.forget(email);
        const noun = count === 1 ? "submission" : "submissions";
        return `Deleted ${count} ${noun}. Mails that were already sent remain in the mailbox.\n`;
      },
    },
  }),
);

/** A mistake that the user can correct; the message is all they need. */
class UsageError extends Error {}

function usage(): string {
  const lines = [...commands].map(
    ([name, { synopsis, summary }]) => `  ${`${name} ${synopsis}`.padEnd(42)}${summary}`,
  );
  return [
    "Usage: npm run submissions -- COMMAND",
    ...lines,
    "DATE is a day in UTC, such as 2026-12-31. DATABASE_URL names the database.",
  ].join("\n");
}

async function main(): Promise<void> {
  const [name = "", ...rest] = process.argv.slice(2);
  const command = commands.get(name);
  if (command === undefined) throw new UsageError(usage());
  const values = readValues(command, rest);
  const store = openStore();
  try {
    process.stdout.write(await command.run(store, values));
  } finally {
    await store.close();
  }
}

function readValues({ operands, options }: Command, args: string[]): Values {
  const { positionals, values } = parse(args, options);
  if (positionals.length !== operands) throw new UsageError(usage());
  const { since = "", format = "" } = values;
  if (since !== "" && !isCalendarDate(since)) {
    throw new UsageError(`--since expects a day such as 2026-12-31, not ${since}`);
  }
  return { operand: positionals[0] ?? "", since, format };
}

function parse(args: string[], options: Command["options"]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: Object.fromEntries(options.map((name) => [name, { type: "string" as const }])),
    });
  } catch {
    throw new UsageError(usage());
  }
}

function openStore(): Store {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = readSettings(process.env);
  // Opening the database would create the file.
  if (url.startsWith("file:") && !existsSync(filePath(url))) {
    throw new UsageError(`There are no submissions yet: ${filePath(url)} does not exist.`);
  }
  return createLibsqlStore({ url, authToken });
}

// A reader such as `head` may close the pipe early, which is not a failure.
process.stdout.on("error", () => process.exit(0));

main().catch((error: unknown) => {
  const isExpected = error instanceof UsageError || error instanceof SettingsError;
  process.stderr.write(isExpected ? `${error.message}\n` : `${String(error)}\n`);
  process.exitCode = 1;
});
