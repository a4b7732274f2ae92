import { startRetention } from "../../../src/server/store/retention";

const log = { info: jest.fn(), warn: jest.fn() };

afterEach(() => {
  jest.useRealTimers();
});

it("deletes at start, every day, an hour after a failure, and not after it is stopped", async () => {
  jest.useFakeTimers({ now: Date.parse("2026-12-31T12:00:00.000Z") });
  const purge = jest.fn().mockResolvedValue(0);
  const stop = startRetention({ purge, eraseDeleted: jest.fn() }, 30, log);
  const hours = (count: number) => jest.advanceTimersByTimeAsync(count * 3_600_000);
  await hours(0);
  expect(purge.mock.calls).toEqual([["2026-12-01T12:00:00.000Z"]]);
  await hours(23);
  expect(purge).toHaveBeenCalledTimes(1);
  purge.mockRejectedValueOnce(new Error("locked"));
  await hours(1);
  expect(purge).toHaveBeenLastCalledWith("2026-12-02T12:00:00.000Z");
  expect(log.warn).toHaveBeenCalledTimes(1);
  await hours(1);
  expect(purge).toHaveBeenCalledTimes(3);
  stop();
  await hours(48);
  expect(purge).toHaveBeenCalledTimes(3);
});
