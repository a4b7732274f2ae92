import { formatPlace } from "../../src/blocks/office-address";

it.each([
  ["Colorado", "80202", "Denver, Colorado 80202"],
  [null, "048616", "Denver, 048616"],
  ["Colorado", null, "Denver, Colorado"],
  [null, null, "Denver"],
])("writes region %j and code %j", (region, postalCode, line) => {
  expect(formatPlace({ locality: "Denver", region, postalCode }, ", ")).toBe(line);
});
