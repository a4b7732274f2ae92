import { z } from "zod";
import { findSchemaProblems } from "../../src/content-check/schema-problems";

// Messages that no field of the current model produces, for fields added later.
test.each([
  [z.array(z.string()).length(2), ["a"], "expected 2 items, got 1"],
  [z.array(z.string()).max(1), ["a", "b"], "expected at most 1 item, got 2"],
  [z.array(z.string()).min(2), [], "expected at least 2 items, got 0"],
  [z.number().min(3), 2, "expected a number of at least 3, got 2"],
  [z.literal("on"), "off", 'expected one of "on", got "off"'],
  [z.boolean(), {}, "expected true or false, got an object"],
  [z.string().endsWith("."), "a", 'Invalid string: must end with ".", got "a"'],
])("explains problem %# to editors", (schema, value, message) => {
  expect(findSchemaProblems(schema, value)).toEqual([{ path: [], message }]);
});
