import { directionOf } from "../../src/lib/direction";

it.each(["en", "nl", "pt-BR", "hi", "zh-Hant", "ku", "az-Latn"])(
  "%s runs from the left",
  (code) => {
    expect(directionOf(code)).toBe("ltr");
  },
);

it.each(["ar", "fa", "he", "ur", "dv", "ar-EG", "az-Arab", "ku-Arab"])(
  "%s runs from the right",
  (code) => {
    expect(directionOf(code)).toBe("rtl");
  },
);
