import { loadOnce } from "../../src/lib/load-once";

it("loads once for any number of calls, also simultaneous ones", async () => {
  const load = jest.fn(() => Promise.resolve("it"));
  const get = loadOnce(load);
  expect(await Promise.all([get(), get()])).toEqual(["it", "it"]);
  expect(load).toHaveBeenCalledTimes(1);
});

it("tries again after a failure", async () => {
  const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error("down"));
  load.mockResolvedValue("it");
  const get = loadOnce(load);
  await expect(get()).rejects.toThrow("down");
  await expect(get()).resolves.toBe("it");
});
