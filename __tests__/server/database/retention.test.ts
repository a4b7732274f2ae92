import { openDatabase } from "../../../src/server/database/add-database";
import { startRetention } from "../../../src/server/database/retention";
import { enquiry } from "../support/samples";
import { defaultSettings } from "../support/server";

const hour = 3_600_000;
const day = 24 * hour;

/** Starts the deletion of what is older than 30 days, with one submission that was saved so long before. The clocks are Jest's. */
async function prepare(age = 0) {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  const { DATABASE_URL } = await defaultSettings();
  const database = openDatabase(DATABASE_URL);
  await database.save({ kind: "a", fields: enquiry, suspect: [] }, []);
  jest.setSystemTime(Date.now() + age);
  const stop = startRetention(database, 30, { info: () => undefined, warn: () => undefined });
  return {
    erase: jest.spyOn(database, "eraseDeleted"),
    count: async () => (await database.list()).length,
    end: async () => {
      stop();
      await database.close();
    },
  };
}

afterEach(() => {
  jest.useRealTimers();
});

it("deletes what is too old, from SQLite's log too, and nothing before", async () => {
  const { count, erase, end } = await prepare();
  await jest.advanceTimersByTimeAsync(30 * day - hour);
  expect(await count()).toBe(1);
  await jest.advanceTimersByTimeAsync(2 * hour);
  expect(await count()).toBe(0);
  expect(erase).toHaveBeenCalledTimes(1);
  await end();
});

it("deletes nothing in the hour after a start, nor after the clock has jumped", async () => {
  const { count, end } = await prepare(365 * day);
  await jest.advanceTimersByTimeAsync(hour - 1);
  expect(await count()).toBe(1);
  jest.setSystemTime(Date.now() - 365 * day);
  await jest.advanceTimersByTimeAsync(hour);
  expect(await count()).toBe(1);
  jest.setSystemTime(Date.now() + 365 * day);
  await jest.advanceTimersByTimeAsync(hour);
  expect(await count()).toBe(1);
  await end();
});
