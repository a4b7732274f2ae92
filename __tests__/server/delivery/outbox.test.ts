/** When deliveries are tried during and after an outage, with Jest's clocks. */
import { startOutbox } from "../../../server/delivery/outbox";
import { openDatabase } from "../../../server/database/open-database";
import { runAtEnd } from "../../setup/cleanup";
import { queryRows } from "../support/databases";
import { enquiry } from "../../setup/sample-submissions";
import { createSettings } from "../support/server";

const channel = "mail:office@site.example";
const log = { info: () => undefined, warn: () => undefined };

/** Starts an outbox on a real file, with a mail server that is down until `isUp`, and Jest's clocks. */
async function startOutboxInOutage() {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  const begun = performance.now();
  const database = openDatabase((await createSettings()).DATABASE_URL);
  const tries: number[] = [];
  const state = { isUp: false, sent: 0 };
  const send = async () => {
    tries.push(Math.round((performance.now() - begun) / 1_000));
    if (!state.isUp) throw new Error("Nobody listens at its address and port");
    state.sent++;
  };
  const outbox = startOutbox(database, { channel, send }, log, {});
  const save = async () => {
    await database.save({ form: "a", fields: enquiry, looksAutomated: false }, [channel]);
    outbox.wake();
  };
  const end = async () => {
    await outbox.stop();
    await database.close();
  };
  return { state, tries, save, end };
}

afterEach(() => {
  jest.useRealTimers();
});

it("sends 13 forms of an outage of 30 s within 30 s of its end", async () => {
  const { state, tries, save, end } = await startOutboxInOutage();
  for (let count = 0; count < 13; count++) {
    await save();
    await jest.advanceTimersByTimeAsync(1_000);
  }
  await jest.advanceTimersByTimeAsync(17_000);
  // The outbox waits as long as it has already failed, and at least 5 s.
  expect(tries).toEqual([0, 5, 10, 20]);
  state.isUp = true;
  await jest.advanceTimersByTimeAsync(30_000);
  expect(state.sent).toBe(13);
  await end();
});

it("tries four times an hour at most while an outage lasts, and at once when the clock has jumped", async () => {
  const { state, tries, save, end } = await startOutboxInOutage();
  await save();
  await jest.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(tries.length).toBeLessThan(24 * 4 + 10);
  expect(tries.at(-1)).toBeGreaterThan(23.7 * 3_600);
  jest.setSystemTime(Date.now() - 365 * 24 * 3_600_000);
  state.isUp = true;
  await jest.advanceTimersByTimeAsync(900_000);
  expect(state.sent).toBe(1);
  await end();
});

it("stops once what it has in hand is sent and noted, so that nobody sends it again", async () => {
  const { DATABASE_URL } = await createSettings();
  const database = openDatabase(DATABASE_URL);
  await database.save({ form: "a", fields: enquiry, looksAutomated: false }, [channel]);
  let accept: () => void = () => undefined;
  const sending = new Promise<void>((resolve) => (accept = resolve));
  const stop = await new Promise<() => Promise<void>>((resolve) => {
    const send = () => {
      resolve(outbox.stop);
      return sending;
    };
    const outbox = startOutbox(database, { channel, send }, log, {});
  });
  const sql = "SELECT delivered_at IS NOT NULL AS isDelivered FROM deliveries";
  const afterStop = stop().then(() => queryRows(DATABASE_URL, sql));
  setImmediate(accept);
  expect(await afterStop).toEqual([{ isDelivered: 1 }]);
  await database.close();
});

it("holds a delivery for longer than a try may take, so that no other process sends it too", async () => {
  const { DATABASE_URL } = await createSettings();
  const database = openDatabase(DATABASE_URL);
  await database.save({ form: "a", fields: enquiry, looksAutomated: false }, [channel]);
  const tryTimeout = 300_000;
  const held = await new Promise<Record<string, unknown>[]>((resolve) => {
    const sql = "SELECT claimed_until - due_at AS time FROM deliveries";
    const send = async () => resolve(await queryRows(DATABASE_URL, sql));
    const outbox = startOutbox(database, { channel, send }, log, { tryTimeout });
    runAtEnd(() => outbox.stop().then(() => database.close()));
  });
  expect(held[0]?.time).toBeGreaterThan(tryTimeout);
});
