import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { compiledSite } from "../support/compiled";
import { databaseKinds } from "../support/databases";
import { freePort, startSite } from "../support/process";
import { enquiry } from "../support/samples";
import { defaultSettings, rowsOf } from "../support/server";
import { post } from "../support/visitors";
import { pause, until } from "../support/wait";

const connections = 50;
const kills = 25;
const savedBetweenKills = 30;

it.concurrent.each(databaseKinds)(
  "$name holds every confirmed submission once and complete after 25 kills under load",
  async ({ name, create }) => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const databaseUrl = await create();
    const settings = {
      ...(await defaultSettings()),
      PORT: String(port),
      DATABASE_URL: databaseUrl,
    };
    const confirmed = new Map<string, { id: string; messages: string }>();
    let interrupted = 0;
    let isOver = false;

    /** Sends one enquiry, and retries until it is confirmed. */
    const sendOne = async () => {
      const key = randomUUID();
      const messages = randomBytes(randomInt(1, 1_000)).toString("base64");
      for (;;) {
        const { status, id } = await post(url, { messages }, { "idempotency-key": key });
        if (id !== undefined) {
          confirmed.set(key, { id, messages });
          return;
        }
        if (status === 0) interrupted++;
        await pause(50);
      }
    };
    const sendAll = Array.from({ length: connections }, async () => {
      while (!isOver) await sendOne();
    });

    const program = await compiledSite();
    let site = await startSite(settings, { program });
    for (let kill = 1; kill <= kills; kill++) {
      const enough = confirmed.size + savedBetweenKills;
      await until(`${enough} confirmed`, () => confirmed.size >= enough, 60_000);
      site.kill("SIGKILL");
      expect(await site.ended).toBeNull();
      site = await startSite(settings, { program });
    }
    isOver = true;
    await Promise.all(sendAll);
    site.kill("SIGTERM");
    expect(await site.ended).toBe(0);

    if (name === "SQLite") {
      const check = await rowsOf(databaseUrl, "PRAGMA integrity_check");
      expect(check).toEqual([{ integrity_check: "ok" }]);
    }
    const rows = await rowsOf(databaseUrl, "SELECT id, idempotency_key, fields FROM submissions");
    const stored = rows.map(({ id, idempotency_key: key, fields }) => [
      String(key),
      { id, fields: JSON.parse(String(fields)) as unknown },
    ]);
    const expected = [...confirmed].map(([key, { id, messages }]) => [
      `key:${key}`,
      { id, fields: { ...enquiry, messages } },
    ]);
    expect(stored.sort()).toEqual(expected.sort());
    // Otherwise the server was idle whenever it was killed, which would prove nothing.
    expect(interrupted).toBeGreaterThan(kills);
  },
);
