import { fillTemplate } from "../../src/lib/fill-template";

it("replaces every occurrence of a placeholder, once", () => {
  expect(fillTemplate("{a} and {b} and {a}", { a: "1", b: "{c}" })).toBe("1 and {c} and 1");
});
