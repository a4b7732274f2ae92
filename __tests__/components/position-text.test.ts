import { positionText } from "../../src/components/position-text";

it.each([
  [0, 1, "Items 1 to 2 of 4"],
  [2, 2, "Items 3 of 4"],
  [3, 0, "Items 4, 1 of 4"],
])("describes the items from index %i to %i as %s", (first, last, text) => {
  expect(positionText("Items {from} to {to} of {total}", first, last, 4)).toBe(text);
});

it("accepts a template in another order", () => {
  expect(positionText("{total}: {from}–{to}", 3, 0, 4)).toBe("4: 4, 1");
});
