import { parseRange } from "../../src/components/parse-range";

it.each(["90–180", "90-180", " 90 – 180 "])("reads the range %j", (figure) => {
  expect(parseRange(figure)).toEqual({ from: 90, to: 180 });
});

it.each(["", "180", "90–", "180–90", "90–90", "90–180 days", "ninety"])(
  "finds no range in %j",
  (figure) => {
    expect(parseRange(figure)).toBeNull();
  },
);
