import { themeVariables } from "../../src/theme/css-variables";
import { globalStyles } from "../../src/theme/global-styles";
import { color } from "../../src/theme/style";
import { type ColorRole, colorVariable, palettes } from "../../src/theme/tokens";

/** WCAG 2.2, relative luminance and contrast ratio. @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const backgrounds: ColorRole[] = ["surface", "raised", "sunken"];
const onBackgrounds = (role: ColorRole) => backgrounds.map((ground) => [role, ground] as const);

const textPairs = [
  ...(["text", "textMuted", "brand", "accent", "danger", "success"] as const).flatMap(
    onBackgrounds,
  ),
  ["onBrand", "brand"],
  ["onBrand", "brandHover"],
  ["onAccent", "accent"],
  ["onAccent", "accentHover"],
  ["onHighlight", "highlight"],
  ["onBand", "band"],
  ["pictureShade", "onBand"],
  ["onPicture", "pictureShade"],
] as const;
const controlPairs = (["controlLine", "focus"] as const).flatMap(onBackgrounds);

describe.each(["light", "dark"] as const)("the %s palette", (theme) => {
  const palette = palettes[theme];

  it.each(textPairs)("text %s on %s has at least 4.5:1", (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["text", "textMuted", "brand"] as const)(
    "text %s of the dark theme on the footer has at least 4.5:1",
    (role) => {
      expect(contrast(palettes.dark[role], palette.footer)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(controlPairs)("control %s on %s has at least 3:1", (line, ground) => {
    expect(contrast(palette[line], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});

it("computes a contrast of 21:1 for black on white", () => {
  expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21);
});

it("gives every colour a CSS variable, which is what components use", () => {
  expect(colorVariable("textMuted")).toBe("--color-text-muted");
  for (const [role, reference] of Object.entries(color)) {
    expect(reference).toBe(`var(${colorVariable(role)})`);
    expect(themeVariables).toContain(`${colorVariable(role)}:`);
  }
  expect(Object.keys(color)).toEqual(Object.keys(palettes.light));
});

it("hides Gatsby's announcer in CSS, because a strict security policy refuses its inline style", () => {
  expect(globalStyles).toContain("#gatsby-announcer{position:absolute");
});
