/** Contrast of every pair of colours that may meet; Playwright finds only those that the shipped content brings together. */
import { type ColorRole, getPalette } from "../../src/theme/tokens";
import { computeContrast, parseHex } from "../setup/contrast";

const backgrounds: ColorRole[] = ["surface", "raised", "sunken"];
const onBackgrounds = (role: ColorRole) => backgrounds.map((ground) => [role, ground] as const);

const textPairs = [
  ...(["text", "textMuted", "brand", "danger", "success"] as const).flatMap(onBackgrounds),
  ...(["text", "textMuted", "brand"] as const).map((role) => [role, "header"] as const),
  ["onBrand", "brand"],
  ["onBrand", "brandHover"],
  ["onAccent", "accent"],
  ["onAccent", "accentHover"],
  ["onHighlight", "highlight"],
  ["onBand", "band"],
  ["onPicture", "pictureShade"],
] as const;
const controlPairs = (["controlLine", "focus"] as const).flatMap(onBackgrounds);

describe.each(["light", "dark"] as const)("the %s palette", (theme) => {
  const palette = getPalette(theme);
  const between = (one: ColorRole, other: ColorRole) =>
    computeContrast(parseHex(palette[one]), parseHex(palette[other]));

  it.each(textPairs)("text %s on %s has at least 4.5:1", (text, ground) => {
    expect(between(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)("control %s on %s has at least 3:1", (line, ground) => {
    expect(between(line, ground)).toBeGreaterThanOrEqual(3);
  });
});

it.each(["text", "textMuted", "brand", "highlight"] as const)(
  "%s of the dark theme has at least 4.5:1 on what is dark in both",
  (role) => {
    const { night, footer, [role]: text } = getPalette("dark");
    for (const ground of [night, footer])
      expect(computeContrast(parseHex(text), parseHex(ground))).toBeGreaterThanOrEqual(4.5);
  },
);
