/** Reads, deletes and copies submitted forms: `npm run submissions -- list`. */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { isCalendarDate } from "../domain/rules";
import { readSettings, SettingsError } from "../server/settings";
import { StoreError } from "../server/store/store-error";
import { commands, formats, usage, type Command, type Values } from "./submissions/commands";
import { openExistingStore } from "./submissions/open-store";
import { UsageError } from "./submissions/usage-error";

async function main(): Promise<void> {
  const [name = "", ...rest] = process.argv.slice(2);
  const command = commands.get(name);
  if (command === undefined) throw new UsageError(usage());
  const values = readValues(command, rest);
  if (existsSync(".env")) process.loadEnvFile(".env");
  const store = openExistingStore(readSettings(process.env).DATABASE_URL);
  try {
    process.stdout.write(await command.run(store, values));
  } finally {
    await store.close();
  }
}

function readValues(command: Command, args: string[]): Values {
  const { positionals, values: given } = parse(args, command.options);
  const values = { since: "", before: "", format: "", to: "", undelivered: false, ...given };
  const isComplete = (command.required ?? []).every((option) => values[option] !== "");
  const isFormatKnown = values.format === "" || formats.has(values.format);
  if (positionals.length !== command.operands || !isComplete || !isFormatKnown) {
    throw new UsageError(usage());
  }
  for (const option of ["since", "before"] as const) {
    if (values[option] !== "" && !isCalendarDate(values[option])) {
      throw new UsageError(`--${option} expects a day such as 2026-12-31, not ${values[option]}`);
    }
  }
  return { operand: positionals[0] ?? "", ...values };
}

const optionTypes = {
  since: { type: "string" },
  before: { type: "string" },
  format: { type: "string" },
  to: { type: "string" },
  undelivered: { type: "boolean" },
} as const;

function parse(args: string[], options: Command["options"]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: optionTypes,
    });
    const names = Object.keys(values);
    if (!names.every((name) => options.some((option) => option === name))) {
      throw new UsageError(usage());
    }
    return { positionals, values };
  } catch {
    throw new UsageError(usage());
  }
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
