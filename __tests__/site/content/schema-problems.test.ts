import { z } from "zod";
import { schemaProblems } from "../../../src/site/content/schema-problems";

// What the model does not use today, or words better itself; the first field of a new file may.
test.each([
  [z.array(z.string()).length(2), ["a"], "expected 2 items, got 1"],
  [z.array(z.string()).max(1), ["a", "b"], "expected at most 1 item, got 2"],
  [z.array(z.string()).min(2), [], "expected at least 2 items, got 0"],
  [z.number().min(3), 2, "expected a number of at least 3, got 2"],
  [z.literal("on"), "off", 'expected one of "on", got "off"'],
  [z.boolean(), {}, "expected true or false, got an object"],
  [z.string().endsWith("."), "a", 'Invalid string: must end with "."'],
])("%# is told in words", (schema, value, message) => {
  expect(schemaProblems(schema, value)).toEqual([{ path: [], message }]);
});
