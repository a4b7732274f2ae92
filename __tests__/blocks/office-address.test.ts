import { formatPlace } from "../../src/blocks/office-address";

it.each([
  ["West Bengal", "700029", "Kolkata, West Bengal 700029"],
  [null, "048616", "Kolkata, 048616"],
  ["West Bengal", null, "Kolkata, West Bengal"],
  [null, null, "Kolkata"],
])("writes region %j and code %j", (region, postalCode, line) => {
  expect(formatPlace({ locality: "Kolkata", region, postalCode }, ", ")).toBe(line);
});
