import { databaseKinds } from "../support/databases";
import { faultsOf, sendDuringFaults } from "../support/faults";

it.each(databaseKinds)(
  "$name holds every confirmed submission once and complete after kills, locks and outages",
  async (kind) => {
    const others = faultsOf(kind).filter((fault) => fault !== "kill");
    const faults = ["kill", "kill", ...others, "kill", "kill", "kill"] as const;
    const waiting = faults.values();
    const next = () => waiting.next().value;
    const { interrupted } = await sendDuringFaults(kind, next, 1_000, { pace: 10 });
    // If none, the server was idle each time it was killed, and the test proves nothing.
    expect(interrupted).toBeGreaterThan(0);
  },
);
