import { placeInRows } from "../../src/lib/place-in-rows";

it.each([
  [1, "1"],
  [2, "2"],
  [3, "3"],
  [4, "2 2"],
  [5, "3 2"],
  [6, "3 3"],
  [7, "3 2 2"],
  [11, "3 3 3 2"],
  [13, "3 3 3 2 2"],
])("places %s in full rows of %s", (count, rows) => {
  const expected = rows
    .split(" ")
    .flatMap((inRow) =>
      Array.from({ length: Number(inRow) }, (_, column) => ({ inRow: Number(inRow), column })),
    );
  const places = Array.from({ length: count }, (_, index) => placeInRows(index, count));
  expect(places).toEqual(expected);
});
