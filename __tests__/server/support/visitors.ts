import { headerOf, type MailServer } from "./mail-server";
import { postJson } from "./http";
import { contactPath, enquiry } from "./samples";
import { rowsOf } from "./server";
import { until } from "./wait";

/** The settings with which a server mails to this port of loopback. */
export function mailTo(port: number): Record<string, string> {
  return { SMTP_URL: `smtp://127.0.0.1:${port}`, NOTIFY_TO: "office@conaas.example" };
}

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

/** The ids of the submissions that were mailed, one per mail. */
export function mailedIds({ mails }: MailServer): string[] {
  return mails.map((mail) => /^<(.*)@/.exec(headerOf(mail, "Message-ID") ?? "")?.[1] ?? "");
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
  await until(
    `${ids.length} mails arrived`,
    () => new Set(mailedIds(server)).size >= ids.length,
    30_000,
  );
  const pending = "SELECT submission_id FROM deliveries WHERE delivered_at IS NULL";
  await until(
    "all are marked",
    async () => (await rowsOf(databaseUrl, pending)).length === 0,
    30_000,
  );
  expect(mailedIds(server).sort()).toEqual([...ids].sort());
}
