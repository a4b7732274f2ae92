import { truncate } from "../../src/lib/truncate";

it.each([
  ["short", 10, "short"],
  ["exactly ten", 11, "exactly ten"],
  ["three four fives", 12, "three four…"],
  ["three four, fives", 13, "three four…"],
  ["three four into a kind", 19, "three four into…"],
  ["three four of a kind", 16, "three four…"],
  ["incomprehensible", 6, "incom…"],
])("shortens %j to %i characters", (text, length, result) => {
  expect(truncate(text, length)).toBe(result);
  expect(truncate(text, length).length).toBeLessThanOrEqual(length);
});
