import { randomInt } from "node:crypto";
import { databaseKinds } from "../server/support/databases";
import { faultsOf, sendDuringFaults, type Fault } from "../server/support/faults";

/** How long faults follow each other, in minutes. A day is 1440. */
const minutes = Number(process.env.SOAK_MINUTES ?? 3);

it.each(databaseKinds)(
  "$name holds every confirmed submission once after faults in random order",
  async (kind) => {
    const counts: Partial<Record<Fault, number>> = {};
    const end = Date.now() + minutes * 60_000;
    const nextFault = () => {
      if (Date.now() > end) return undefined;
      const faults = faultsOf(kind);
      const fault = faults[randomInt(faults.length)] ?? "kill";
      counts[fault] = (counts[fault] ?? 0) + 1;
      return fault;
    };
    const { ids } = await sendDuringFaults(kind, nextFault, 8_000);
    console.info(`${kind.name}: ${ids.length} confirmed, ${JSON.stringify(counts)}`);
  },
  (minutes + 10) * 60_000,
);
