import { stepLengths } from "../../src/lib/step-lengths";

it.each([
  [
    ["Days 1–20", "Days 21–40", "Days 41–90", "Days 91–180"],
    [20, 20, 50, 90],
  ],
  [
    ["1-15 days", "16 – 30 days"],
    [15, 15],
  ],
  [["Days 1–1"], [1]],
])("returns the days that each of %j takes", (times, lengths) => {
  expect(stepLengths(times)).toEqual(lengths);
});

it.each([
  ["has no range", ["Days 1–20", "After day 20"]],
  ["is a range of something with more numbers", ["Days 1–20 of 180"]],
  ["begins too late", ["Days 1–20", "Days 31–40"]],
  ["begins too early", ["Days 1–20", "Days 15–40"]],
  ["begins after its end", ["Days 1–20", "Days 21–10"]],
  ["does not begin on the first day", ["Days 11–20"]],
])("returns nothing if a step %s", (_, times) => {
  expect(stepLengths(times)).toBeUndefined();
});
