import { positionText } from "../../src/components/position-text";

it.each([
  [0, 1, "Items 1 to 2 of 4"],
  [2, 2, "Items 3 of 4"],
  [3, 0, "Items 4, 1 of 4"],
])("from %i to %i: %s", (first, last, text) => {
  expect(positionText("Items {from} to {to} of {total}", first, last, 4)).toBe(text);
});

it("takes a template that says it another way", () => {
  expect(positionText("{total}: {from}–{to}", 3, 0, 4)).toBe("4: 4, 1");
});
