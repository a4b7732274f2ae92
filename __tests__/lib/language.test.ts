import { findDirection } from "../../src/lib/language";

it.each([
  ["ltr", ["en", "pt-BR", "hi", "zh-Hant", "ku", "az-Latn"]],
  ["rtl", ["ar", "fa", "he", "ur", "ar-EG", "az-Arab", "ku-Arab"]],
])("%s is the direction of %j", (direction, codes) => {
  expect(codes.filter((code) => findDirection(code) !== direction)).toEqual([]);
});
