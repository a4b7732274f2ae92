import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { postJson } from "../support/http";
import { freePort, startSite } from "../support/process";
import { contactPath, enquiry } from "../support/samples";
import { rowsOf, defaultSettings } from "../support/server";
import { pause, until } from "../support/wait";

const connections = 50;
const each = 20;
const kills = 20;

jest.setTimeout(180_000);

it("stores every confirmed submission once and complete, even if the server is killed repeatedly", async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings: Record<string, string> = { ...(await defaultSettings()), PORT: String(port) };
  const confirmed = new Map<string, { id: string; messages: string }>();
  let interrupted = 0;

  /** Sends one enquiry, and retries until it is confirmed. */
  const sendOne = async () => {
    const key = randomUUID();
    const messages = randomBytes(randomInt(1, 1_000)).toString("base64");
    for (;;) {
      try {
        const values = { ...enquiry, messages };
        const response = await postJson(url, contactPath, values, { "idempotency-key": key });
        if (response.status === 201) {
          confirmed.set(key, { id: JSON.parse(response.body).id, messages });
          return;
        }
      } catch {
        interrupted++;
      }
      await pause(20);
    }
  };
  const sendAll = Array.from({ length: connections }, async () => {
    for (let i = 0; i < each; i++) await sendOne();
  });

  let site = await startSite(settings);
  for (let kill = 1; kill <= kills; kill++) {
    const enough = Math.floor((kill * connections * each) / (kills + 1));
    await until(`${enough} confirmed`, () => confirmed.size >= enough, 30_000);
    site.kill("SIGKILL");
    expect(await site.ended).toBeNull();
    site = await startSite(settings);
  }
  await Promise.all(sendAll);
  site.kill("SIGTERM");
  expect(await site.ended).toBe(0);

  const databaseUrl = settings.DATABASE_URL ?? "";
  expect(await rowsOf(databaseUrl, "PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
  const rows = await rowsOf(databaseUrl, "SELECT id, idempotency_key, fields FROM submissions");
  const stored = new Map(rows.map((row) => [String(row.idempotency_key), row]));
  expect(rows.length).toBe(connections * each);
  expect(stored.size).toBe(connections * each);
  for (const [key, { id, messages }] of confirmed) {
    const row = stored.get(`key:${key}`);
    expect(row?.id).toBe(id);
    expect(JSON.parse(String(row?.fields))).toEqual({ ...enquiry, messages });
  }
  // Otherwise the server was idle whenever it was killed, which would prove nothing.
  expect(interrupted).toBeGreaterThan(kills);
});
