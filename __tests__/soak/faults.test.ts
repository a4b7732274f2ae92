import { databaseKinds } from "../server/support/databases";
import { randomFaults, sendDuringFaults } from "../server/support/faults";

/** How long faults follow each other, in minutes. */
const minutes = Number(process.env.SOAK_MINUTES ?? 3);

it.each(databaseKinds)(
  "$name holds every confirmed submission once after faults in random order",
  async (kind) => {
    const { counts, next } = randomFaults(kind, minutes);
    const { ids, interrupted } = await sendDuringFaults(kind, next, 8_000);
    console.info(
      `${kind.name}: ${ids.length} confirmed and stored, ${interrupted} requests broken off`,
      counts,
    );
  },
  (minutes + 10) * 60_000,
);
