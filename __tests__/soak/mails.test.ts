/** SOAK_MINUTES sets how long each database is tested. */
import { randomInt } from "node:crypto";
import { compiled } from "../server/support/compiled";
import { databaseKinds, rowsOf } from "../server/support/databases";
import { sendDuringFaults } from "../server/support/faults";
import { mailedIds, startMailServer, type Fate } from "../server/support/mail-server";
import { until } from "../server/support/wait";

const duration = Number(process.env.SOAK_MINUTES ?? "2") * 60_000;

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
  "$name: every acknowledged submission is mailed at least once and at most three times",
  async (kind) => {
    const mailServer = await startMailServer();
    mailServer.treat(randomFate);
    const end = Date.now() + duration;
    const nextFault = () => {
      if (Date.now() > end) return undefined;
      return randomInt(3) === 0 ? "lock" : "kill";
    };
    const { ids } = await sendDuringFaults(kind, nextFault, 2 * times.lease, {
      program: await compiled("__tests__/server/support/quick-site.ts"),
      settings: { ...mailServer.settings, TIMES: JSON.stringify(times) },
      pace: 1_000,
      beforeEnd: async (databaseUrl) => {
        mailServer.treat(() => ({ delay: 0 }));
        const pending =
          "SELECT channel FROM deliveries WHERE delivered_at IS NULL AND parked_at IS NULL";
        const isDone = async () => (await rowsOf(databaseUrl, pending)).length === 0;
        await until("all are delivered or parked", isDone);
      },
    });
    const copies = new Map(ids.map((id) => [id, 0]));
    for (const id of mailedIds(mailServer)) copies.set(id, (copies.get(id) ?? 0) + 1);
    expect([...copies].filter(([, count]) => count < 1 || count > 3)).toEqual([]);
  },
  duration + 240_000,
);
