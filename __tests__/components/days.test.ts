import { daysIn, lastDays } from "../../src/components/day-scale";

it.each(["90–180", "90-180", " 90 – 180 ", "Days 90–180"])("reads the days in %j", (text) => {
  expect(daysIn(text)).toEqual([90, 180]);
});

it.each(["", "180", "90–", "180–90", "90–90", "90–180 of 360", "ninety"])(
  "finds no range of days in %j",
  (text) => {
    expect(daysIn(text)).toBeUndefined();
  },
);

it.each([
  [
    ["Days 1–20", "Days 21–40", "Days 41–90", "Days 91–180"],
    [20, 40, 90, 180],
  ],
  [
    ["1-15 days", "16 – 30 days"],
    [15, 30],
  ],
])("returns the last day of each of %j", (times, days) => {
  expect(lastDays(times)).toEqual(days);
});

it.each([
  ["has no range", ["Days 1–20", "After day 20"]],
  ["begins too late", ["Days 1–20", "Days 31–40"]],
  ["begins too early", ["Days 1–20", "Days 15–40"]],
  ["does not begin on the first day", ["Days 11–20"]],
])("returns nothing if a step %s", (_, times) => {
  expect(lastDays(times)).toBeUndefined();
});
