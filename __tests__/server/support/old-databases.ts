import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { toFilePath } from "../../../server/database/sqlite";
import { type DatabaseKind, queryRows } from "./databases";
import { enquiry } from "../../setup/sample-submissions";

const submissionsOf7 = `CREATE TABLE submissions (id TEXT PRIMARY KEY, kind TEXT NOT NULL, received_at TEXT NOT NULL,
  fields TEXT NOT NULL, suspect TEXT NOT NULL, idempotency_key TEXT UNIQUE)`;

const deliveriesOf7 = `CREATE TABLE deliveries (submission_id TEXT NOT NULL, channel TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0, refusals INTEGER NOT NULL DEFAULT 0, due_at BIGINT NOT NULL DEFAULT 0,
  claimed_until BIGINT NOT NULL DEFAULT 0, delivered_at BIGINT, parked_at BIGINT, last_error TEXT,
  PRIMARY KEY (submission_id, channel))`;

/** The tables as former versions of the program created them, each with a row for the last of them. */
const tables = {
  7: [
    ...[submissionsOf7, deliveriesOf7],
    "CREATE TABLE schema_version (version INTEGER NOT NULL, checked_at BIGINT NOT NULL)",
    "INSERT INTO schema_version VALUES (7, 1764000000000)",
  ],
  8: [
    ...[submissionsOf7, deliveriesOf7],
    `CREATE TABLE schema_version (version INTEGER NOT NULL, checked_at BIGINT NOT NULL,
       purged_at BIGINT NOT NULL)`,
    "INSERT INTO schema_version VALUES (8, 1764000000000, 1763990000000)",
  ],
} as const;

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

const submission = (id: string, name: string, suspect: string) =>
  `INSERT INTO submissions VALUES (${[id, "contact-enquiry", `2026-11-2${id}T08:00:00.000Z`]
    .map(quote)
    .join()}, ${quote(JSON.stringify({ ...enquiry, name }))}, ${quote(suspect)}, 'key:${id}')`;

/** What each of them holds: a mail that was sent, one that waits, and one that is parked. */
const content = [
  submission("1", "Sent d'Or", "[]"),
  submission("2", "Waiting Wu", '["hidden field filled in"]'),
  submission("3", "Parked Pi", "[]"),
  ...[
    "'1', 'mail:office@site.example', 1, 0, 0, 0, 1764000000000, NULL, NULL",
    "'2', 'mail:office@site.example', 2, 0, 0, 0, NULL, NULL, 'Nobody listens'",
    "'3', 'mail:office@site.example', 4, 4, 0, 0, NULL, 1764000000000, 'It was refused'",
  ].map((values) => `INSERT INTO deliveries VALUES (${values})`),
];

/** Creates a database as a former version of the program left it, and returns its URL. */
export async function createOldDatabase({ create }: DatabaseKind, version: 7 | 8): Promise<string> {
  const url = await create();
  if (url.startsWith("file:")) await mkdir(dirname(toFilePath(url)), { recursive: true });
  for (const statement of [...tables[version], ...content]) await queryRows(url, statement);
  return url;
}
