import { parseJsonDocument } from "../../src/content-check/json-document";

const text = `{
  "name": "CONaaS",
  "cities": ["London",
    "Dubai"],
  "phone": { "label": "Call" }
}`;

test.each([
  [[], "1:1"],
  [["name"], "2:11"],
  [["cities", 1], "4:5"],
  [["phone", "label"], "5:23"],
  // Missing values: the nearest existing ancestor.
  [["phone", "number"], "5:12"],
  [["cities", 7], "3:13"],
  [["fax", "number"], "1:1"],
])("finds the value at %j at position %s", (path, expected) => {
  const { line, column } = parseJsonDocument(text).positionOf(path);
  expect(`${line}:${column}`).toBe(expected);
});

test("reports a repeated field", () => {
  const twice = parseJsonDocument('{ "a": 1, "a": 2 }');
  expect(twice.problems).toEqual([
    {
      path: ["a"],
      line: 1,
      column: 11,
      message: "expected this field once, got it again (first on line 1)",
    },
  ]);
});

test.each([
  "\uFEFF{}",
  "\u00A0{}",
  '{"a":01}',
  '{"a":1.}',
  '{"a":.5}',
  '{"a":+1}',
  '{"a":NaN}',
  '{"a":"x\ty"}',
  '{"a":"\\q"}',
  '{"a":"\\u12"}',
  "{a:1}",
  '{"a":1,}',
  "[1,]",
  "{} {}",
  "/**/{}",
  "",
])("rejects %j, as JSON.parse does", (broken) => {
  expect(() => void JSON.parse(broken)).toThrow(SyntaxError);
  const { value, problems } = parseJsonDocument(broken);
  expect(value).toBeUndefined();
  expect(problems).toHaveLength(1);
});
