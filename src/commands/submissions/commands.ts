import type { Store } from "../../server/store/store";
import { openTarget } from "./open-store";
import { asCsv, asJson, asList, asPage } from "./show";
import { UsageError } from "./usage-error";

/** The values of options and operand; absent ones are empty. */
export type Values = {
  operand: string;
  since: string;
  before: string;
  format: string;
  to: string;
  undelivered: boolean;
};

/** A subcommand. */
export type Command = {
  /** Its arguments, as the usage shows them. */
  synopsis: string;
  summary: string;
  /** The number of arguments that are not options. */
  operands: 0 | 1;
  options: readonly Exclude<keyof Values, "operand">[];
  /** The options it cannot do without. */
  required?: Command["options"];
  run: (store: Store, values: Values) => Promise<string>;
};

/** How an export can be written. */
export const formats = new Map([
  ["csv", asCsv],
  ["json", asJson],
]);

export const commands = new Map(
  Object.entries<Command>({
    list: {
      synopsis: "[--since DATE] [--undelivered]",
      summary: "one line per submission",
      operands: 0,
      options: ["since", "undelivered"],
      run: async (store, { since, undelivered }) => {
        const deliveries = await store.listDeliveries();
        const pending = new Set(
          deliveries.filter(({ delivered }) => !delivered).map(({ submissionId }) => submissionId),
        );
        const submissions = await store.list(since);
        return asList(
          undelivered ? submissions.filter(({ id }) => pending.has(id)) : submissions,
          deliveries,
        );
      },
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
    retry: {
      synopsis: "ID",
      summary: "delivers one submission again that waits or is parked",
      operands: 1,
      options: [],
      run: async (store, { operand: id }) => {
        const channels = await store.retry(id);
        if (channels.length === 0) throw new UsageError(`Nothing waits to be delivered for ${id}.`);
        return `The server will deliver it within seconds by ${channels.join(" and ")}.\n`;
      },
    },
    export: {
      synopsis: "--format csv|json [--since DATE]",
      summary: "all submissions, to standard output",
      operands: 0,
      options: ["format", "since"],
      required: ["format"],
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
      run: async (store, { operand: email }) => describeDeletion(store, await store.forget(email)),
    },
    purge: {
      synopsis: "--before DATE",
      summary: "deletes everything received before that day",
      operands: 0,
      options: ["before"],
      required: ["before"],
      run: async (store, { before }) => describeDeletion(store, await store.purge(before)),
    },
    copy: {
      synopsis: "--to DATABASE_URL",
      summary: "copies everything into another, empty database",
      operands: 0,
      options: ["to"],
      required: ["to"],
      run: async (store, { to }) => {
        const target = openTarget(to);
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

/** What the command line accepts. */
export function usage(): string {
  const lines = [...commands].map(
    ([name, { synopsis, summary }]) => `  ${`${name} ${synopsis}`.padEnd(42)}${summary}`,
  );
  return [
    "Usage: npm run submissions -- COMMAND",
    ...lines,
    "DATE is a day in UTC, such as 2026-12-31. The setting DATABASE_URL names the database.",
  ].join("\n");
}
