import type { DatabaseSyncInstance } from "@photostructure/sqlite";
import { z } from "zod";
import { selectDeliveries, selectSubmissions } from "./operations/submissions";
import { deliveryState, type Listed, storedSubmission } from "./submission";

/** Two ways through the table, each of which ends at the first damaged page, and so is taken from both ends. */
const ways = ["INDEXED BY submissions_by_time ORDER BY received_at", "NOT INDEXED ORDER BY rowid"];

const rowidOf = z.object({ rowid: z.number() });

/** The submissions of a damaged SQLite file that can still be read, oldest first. */
export function readableSubmissions(connection: DatabaseSyncInstance): Listed[] {
  const rowids = new Set<number>();
  for (const way of ways.flatMap((each) => [`${each} ASC`, `${each} DESC`])) {
    ifReadable(() => {
      const rows = connection.prepare(`SELECT rowid FROM submissions ${way}`).iterate();
      for (const row of rows) rowids.add(rowidOf.parse(row).rowid);
    });
  }
  const found = [...rowids].flatMap((rowid) => ifReadable(() => read(connection, rowid)) ?? []);
  return found.sort((a, b) => (a.receivedAt + a.id < b.receivedAt + b.id ? -1 : 1));
}

function read(connection: DatabaseSyncInstance, rowid: number): Listed {
  const submission = storedSubmission.parse(
    connection.prepare(`${selectSubmissions} WHERE rowid = ?`).get(rowid),
  );
  const deliveries = ifReadable(() =>
    z
      .array(deliveryState)
      .parse(connection.prepare(`${selectDeliveries} WHERE submission_id = ?`).all(submission.id)),
  );
  return { ...submission, deliveries: deliveries ?? [] };
}

function ifReadable<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
