import { queryRows } from "./databases";
import { startServerProgram } from "./process";
import { createSettings } from "./server";
import { postEnquiry } from "./post-enquiry";
import { pause } from "../../setup/wait";

/**
 * Sends submissions on eight connections, each until it is confirmed, to a server that is killed every `interval` milliseconds.
 * Expects that the database holds every confirmed submission once and complete, and nothing else.
 * @returns how many kills there were, and how many requests they interrupted
 */
export async function sendDuringKills(databaseUrl: string, submissions: number, interval: number) {
  const settings = { ...(await createSettings()), DATABASE_URL: databaseUrl };
  const start = async () => startServerProgram(settings);
  let site = await start();
  /** What was sent, by the id of its confirmation. */
  const confirmed = new Map<string, string>();
  let interrupted = 0;
  let sent = 0;
  const sendSubmissions = async () => {
    while (sent < submissions) {
      const key = `form-${++sent}`;
      let id: string | undefined;
      while (id === undefined) {
        const answer = await postEnquiry(site.url, { messages: key }, { "idempotency-key": key });
        ({ id } = answer);
        if (answer.status === 0) interrupted++;
        if (id === undefined) await pause(20);
      }
      confirmed.set(id, key);
    }
  };
  const sending = Promise.all(Array.from({ length: 8 }, sendSubmissions));
  const isOver = sending.then(() => true);
  const isStillSending = async () => !(await Promise.race([isOver, pause(interval)]));
  let kills = 0;
  while (await isStillSending()) {
    site.kill("SIGKILL");
    await site.ended;
    kills++;
    site = await start();
  }
  await sending;
  site.kill("SIGTERM");
  expect(await site.ended).toBe(0);
  const rows = await queryRows(databaseUrl, "SELECT id, fields FROM submissions");
  const stored = new Map<string, string>();
  for (const { id, fields } of rows) stored.set(String(id), JSON.parse(String(fields)).messages);
  expect(stored).toEqual(confirmed);
  expect(rows).toHaveLength(submissions);
  return { kills, interrupted };
}
