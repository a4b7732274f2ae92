import { rowsOf } from "./databases";
import { postJson } from "./http";
import { mailedIds, type MailServer } from "./mail-server";
import { contactPath, enquiry } from "./samples";
import { until } from "./wait";

/** Posts one enquiry. Returns the status, or 0 if the connection broke, and the id if it was saved. */
export async function post(
  url: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<{ status: number; id: string | undefined }> {
  try {
    const { status, body } = await postJson(url, contactPath, { ...enquiry, ...fields }, headers);
    return { status, id: status === 201 ? String(JSON.parse(body).id) : undefined };
  } catch {
    return { status: 0, id: undefined };
  }
}

/**
 * Posts one enquiry as a visitor who presses the button again while the server cannot save it, and returns its id.
 * @throws for any other refusal
 */
export async function postUntilSaved(
  url: string,
  fields: Record<string, string> = {},
): Promise<string> {
  for (;;) {
    const { status, id } = await post(url, fields);
    if (id !== undefined) return id;
    if (status !== 503) throw new Error(`The enquiry was refused with ${status}`);
  }
}

/** Posts this many enquiries at once, spread over servers, and returns their ids. */
export function postAll(urls: readonly string[], count: number): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, (_, i) => postUntilSaved(urls[i % urls.length] ?? "")),
  );
}

/**
 * Waits until every one of these submissions was mailed and marked as delivered, and checks that none was mailed
 * twice. One that is not marked would be mailed again when its lease has expired.
 */
export async function expectMailedOnce(
  server: MailServer,
  ids: readonly string[],
  databaseUrl: string,
): Promise<void> {
  const pending = "SELECT submission_id FROM deliveries WHERE delivered_at IS NULL";
  await until(`${ids.length} mails arrived`, () => new Set(mailedIds(server)).size >= ids.length);
  await until("all are marked", async () => (await rowsOf(databaseUrl, pending)).length === 0);
  expect(mailedIds(server).sort()).toEqual([...ids].sort());
}
