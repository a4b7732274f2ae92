/** SOAK_MINUTES sets how long each database is tested. */
import { randomInt } from "node:crypto";
import { compiled } from "../server/support/compiled";
import { databaseKinds, rowsOf } from "../server/support/databases";
import { randomFaults, sendDuringFaults } from "../server/support/faults";
import { mailedIds, startMailServer, type Fate } from "../server/support/mail-server";
import { until } from "../server/support/wait";

const minutes = Number(process.env.SOAK_MINUTES ?? 2);

/** Shorter than the server's own, so that minutes hold many leases. */
const times = {
  poll: 200,
  firstRetry: 100,
  longestRetry: 2_000,
  uncertainRetry: 1_000,
  limit: 6_000,
  lease: 2_000,
};

/** Now and then the mail server is slower than a lease, hangs, breaks the connection or refuses for a while. */
function randomFate(): Fate {
  const chance = randomInt(100);
  if (chance < 4) return { delay: 2 * times.lease };
  if (chance < 6) return "hang";
  if (chance < 10) return "close";
  return chance < 14 ? { status: 451 } : { delay: randomInt(100) };
}

it.each(databaseKinds)(
  "$name: every acknowledged submission is mailed at most three times, and at least once or listed",
  async (kind) => {
    const mailServer = await startMailServer();
    mailServer.treat(randomFate);
    const { counts, next } = randomFaults(kind, minutes);
    let parked: unknown[] = [];
    const { ids } = await sendDuringFaults(kind, next, 2 * times.lease, {
      program: await compiled("__tests__/server/support/quick-site.ts"),
      settings: { ...mailServer.settings, TIMES: JSON.stringify(times) },
      pace: 1_000,
      beforeEnd: async (databaseUrl) => {
        mailServer.treat(() => ({ delay: 0 }));
        const undelivered =
          "SELECT submission_id, parked_at FROM deliveries WHERE delivered_at IS NULL";
        await until("all are delivered or parked", async () => {
          const rows = await rowsOf(databaseUrl, undelivered);
          parked = rows.map((row) => row.submission_id);
          return rows.every((row) => row.parked_at !== null);
        });
      },
    });
    const copies = new Map(ids.map((id) => [id, 0]));
    for (const id of mailedIds(mailServer)) copies.set(id, (copies.get(id) ?? 0) + 1);
    const numbers = [...copies.values()];
    const arrived = [0, 1, 2, 3].map((count) => numbers.filter((one) => one === count).length);
    console.info(
      `${kind.name}: of ${ids.length} submissions, [${arrived.join()}] arrived [0,1,2,3] times;`,
      `${parked.length} are listed as perhaps delivered;`,
      counts,
    );
    const isWrong = (id: string, count: number) => count > 3 || (count < 1 && !parked.includes(id));
    expect([...copies].filter(([id, count]) => isWrong(id, count))).toEqual([]);
  },
  (minutes + 10) * 60_000,
);
