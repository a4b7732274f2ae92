/** When old submissions are deleted, with Jest's clocks. For wrong clocks see contract.test.ts. */
import { openDatabase } from "../../../server/database/open-database";
import { startRetention } from "../../../server/database/retention";
import { enquiry } from "../../setup/sample-submissions";
import { createSettings } from "../support/server";

const hour = 3_600_000;
const day = 24 * hour;
const log = { info: () => undefined, warn: () => undefined };

/** Creates a database with a submission received now, and a function that starts deleting those older than 30 days. */
async function createDatabase() {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  const { DATABASE_URL } = await createSettings();
  const database = openDatabase(DATABASE_URL);
  await database.save({ form: "a", fields: enquiry, looksAutomated: false }, []);
  const count = async () => (await database.list()).length;
  return { database, count, begin: () => startRetention(database, 30, log) };
}

afterEach(() => {
  jest.useRealTimers();
});

it("deletes what is too old within two days, from SQLite's log too, and nothing before", async () => {
  const { database, count, begin } = await createDatabase();
  const erase = jest.spyOn(database, "eraseDeleted");
  const stop = begin();
  await jest.advanceTimersByTimeAsync(30 * day - hour);
  expect(await count()).toBe(1);
  await jest.advanceTimersByTimeAsync(2 * day + hour);
  expect(await count()).toBe(0);
  expect(erase).toHaveBeenCalledTimes(1);
  stop();
  await database.close();
});

it("also deletes where no process lives for an hour", async () => {
  const { database, count, begin } = await createDatabase();
  for (const age of [31 * day, day]) {
    jest.setSystemTime(Date.now() + age);
    const stop = begin();
    await jest.advanceTimersByTimeAsync(hour / 2);
    stop();
  }
  expect(await count()).toBe(0);
  await database.close();
});
