import { truncate } from "../../src/lib/truncate";

it.each([
  ["short", 10, "short"],
  ["exactly ten", 11, "exactly ten"],
  ["one two three", 9, "one two…"],
  ["one two, three", 10, "one two…"],
  ["incomprehensible", 6, "incom…"],
])("shortens %j to %i characters", (text, length, result) => {
  expect(truncate(text, length)).toBe(result);
  expect(truncate(text, length).length).toBeLessThanOrEqual(length);
});
