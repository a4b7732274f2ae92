import { wrapIndex } from "../../src/lib/wrap-index";

it.each([
  [0, 4, 0],
  [4, 4, 0],
  [-1, 4, 3],
  [-5, 4, 3],
  [9, 4, 1],
])("wraps index %i of %i to %i", (index, count, wrapped) => {
  expect(wrapIndex(index, count)).toBe(wrapped);
});
