import { randomUUID } from "node:crypto";
import type { Sql } from "../sql";
import {
  type Channel,
  type DeliveryState,
  deliveryState,
  type ListedSubmission,
  type NewSubmission,
  storedSubmission,
} from "../submission";

/**
 * Stores a submission and a delivery for each channel, or nothing at all: a submission that was stored before under the same
 * key is "repeated", and one that differs from it is a "conflict".
 */
export async function save(
  { query, dialect }: Sql,
  submission: NewSubmission,
  channels: readonly Channel[],
): Promise<{ outcome: "saved" | "repeated"; id: string } | { outcome: "conflict" }> {
  const { form, idempotencyKey: key = null } = submission;
  const id = randomUUID();
  const receivedAt = new Date().toISOString();
  const fields = JSON.stringify(submission.fields);
  const inserted = await query(
    `INSERT INTO submissions (id, kind, received_at, fields, looks_automated, idempotency_key)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`,
    [id, form, receivedAt, fields, Number(submission.looksAutomated), key],
  );
  if (inserted.length === 0) {
    const select = "SELECT id, kind, fields FROM submissions WHERE idempotency_key = $1";
    const [first] = await query(select, [key]);
    const isSame = first?.kind === form && first.fields === fields;
    return isSame ? { outcome: "repeated", id: String(first.id) } : { outcome: "conflict" };
  }
  for (const channel of channels) {
    await query(
      `INSERT INTO deliveries (submission_id, channel, due_at) VALUES ($1, $2, ${dialect.now})`,
      [id, channel],
    );
  }
  return { outcome: "saved", id };
}

/** Counts the submissions since a moment that have the same message, or all the same fields where the form has none. */
export async function countSameText(
  { query }: Sql,
  { form, fields }: Pick<NewSubmission, "form" | "fields">,
  since: number,
): Promise<number> {
  const { messages } = fields;
  // As in the stored JSON, where no text of a visitor can look like this.
  const same = JSON.stringify(messages === undefined ? fields : { messages }).slice(1, -1);
  // `replace` finds a text in both databases alike.
  const [row] = await query(
    `SELECT count(*) AS times FROM submissions
     WHERE received_at >= $1 AND kind = $2 AND replace(fields, $3, '') <> fields`,
    [new Date(since).toISOString(), form, same],
  );
  return Number(row?.times);
}

export async function findSubmission({ query }: Sql, id: string) {
  const rows = await query(`${selectSubmissions} FROM submissions WHERE id = $1`, [id]);
  return rows[0] && storedSubmission.parse(rows[0]);
}

/** The most submissions of a page, so that memory does not grow with the number of forms. */
const pageLength = 500;

/** A page of all submissions with their deliveries, oldest first: those that follow the last one of the page before. */
export async function list(
  { query }: Sql,
  last?: Pick<ListedSubmission, "receivedAt" | "id">,
): Promise<ListedSubmission[]> {
  const page = `FROM submissions WHERE (received_at, id) > ($1, $2) ORDER BY received_at, id LIMIT ${pageLength}`;
  const values = [last?.receivedAt ?? "", last?.id ?? ""];
  const rows = await query(`${selectSubmissions} ${page}`, values);
  const ofPage = `WHERE submission_id IN (SELECT id ${page}) ORDER BY channel`;
  const deliveries = new Map<string, DeliveryState[]>();
  for (const row of await query(`${selectDeliveries} ${ofPage}`, values)) {
    const { submissionId, ...delivery } = deliveryState.parse(row);
    deliveries.set(submissionId, [...(deliveries.get(submissionId) ?? []), delivery]);
  }
  return rows.map((row) => {
    const submission = storedSubmission.parse(row);
    return { ...submission, deliveries: deliveries.get(submission.id) ?? [] };
  });
}

/** Reads all submissions page by page. Between two pages, others may use the database. */
export async function* readPages(
  readPage: (last?: ListedSubmission) => Promise<ListedSubmission[]>,
): AsyncGenerator<ListedSubmission[]> {
  let page = await readPage();
  while (page.length > 0) {
    yield page;
    page = await readPage(page.at(-1));
  }
}

/** Filters submissions by e-mail address, ignoring case. Not in SQL: databases fold ASCII alone, or by their locale. */
export function findByEmail<Listed extends Pick<ListedSubmission, "fields">>(
  email: string,
  all: readonly Listed[],
) {
  const wanted = foldEmail(email);
  return all.filter(({ fields }) => foldEmail(fields.email ?? "") === wanted);
}

const foldEmail = (email: string) => email.trim().normalize("NFC").toLowerCase();

/** Deletes every submission sent with this e-mail address, with its deliveries. Returns how many submissions. */
export async function forget(sql: Sql, email: string): Promise<number> {
  let count = 0;
  for await (const page of readPages((last) => list(sql, last))) {
    for (const { id } of findByEmail(email, page)) {
      await sql.query("DELETE FROM deliveries WHERE submission_id = $1", [id]);
      await sql.query("DELETE FROM submissions WHERE id = $1", [id]);
      count++;
    }
  }
  return count;
}

/**
 * Deletes submissions that are older than the given number of days. Their age is measured at the previous purge, which was at
 * least a day ago: a clock that is wrong for less than a day therefore deletes nothing, even across restarts (docs/decisions/0017).
 * @returns how many submissions were deleted
 */
export async function purge({ query }: Sql, days: number, now: number): Promise<number> {
  const [row] = await query("SELECT purged_at FROM schema_version");
  const noted = Number(row?.purged_at);
  const isSteady = now >= noted + day;
  // If it is earlier than the moment noted, the clock was ahead then and has been corrected.
  if (isSteady || now < noted) await query("UPDATE schema_version SET purged_at = $1", [now]);
  if (!isSteady) return 0;
  const before = new Date(noted - days * day).toISOString();
  await query(
    `DELETE FROM deliveries WHERE submission_id IN (SELECT id FROM submissions WHERE received_at < $1)`,
    [before],
  );
  const rows = await query("DELETE FROM submissions WHERE received_at < $1 RETURNING id", [before]);
  return rows.length;
}

const day = 24 * 3_600_000;

const selectDeliveries = `SELECT submission_id AS "submissionId", channel, attempts, last_error AS "lastError",
  delivered_at IS NOT NULL AS delivered, parked_at IS NOT NULL AS parked FROM deliveries`;

const selectSubmissions = `SELECT id, kind AS form, received_at AS "receivedAt",
  looks_automated AS "looksAutomated", fields`;
