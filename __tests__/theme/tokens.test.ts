import { globalStyles } from "../../src/theme/global-styles";
import { color } from "../../src/theme/style";
import { type ColorRole, colorVariable, paletteOf, themeVariables } from "../../src/theme/tokens";
import { contrast as contrastOf, fromHex } from "../setup/contrast";

const contrast = (first: string, second: string) => contrastOf(fromHex(first), fromHex(second));

/** In degrees of the colour wheel. */
function hueOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = fromHex(colour);
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
}

const backgrounds: ColorRole[] = ["surface", "raised", "sunken"];
const onBackgrounds = (role: ColorRole) => backgrounds.map((ground) => [role, ground] as const);

const textPairs = [
  ...(["text", "textMuted", "brand", "danger", "success"] as const).flatMap(onBackgrounds),
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
  const palette = paletteOf(theme);

  it.each(textPairs)("text %s on %s has at least 4.5:1", (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["text", "textMuted", "brand", "highlight"] as const)(
    "text %s of the dark theme on what is dark in both has at least 4.5:1",
    (role) => {
      for (const ground of [palette.night, palette.footer]) {
        expect(contrast(paletteOf("dark")[role], ground)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it.each(["text", "textMuted", "brand"] as const)(
    "text %s on the header has at least 4.5:1",
    (role) => {
      expect(contrast(palette[role], palette.header)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it("has another hue for errors than for actions", () => {
    const apart = Math.abs(hueOf(palette.danger) - hueOf(palette.accent));
    expect(Math.min(apart, 360 - apart)).toBeGreaterThanOrEqual(25);
  });

  it("has grounds that differ visibly", () => {
    const { surface, raised, sunken } = palette;
    const least = theme === "dark" ? 1.15 : 1.05;
    expect(contrast(raised, surface)).toBeGreaterThanOrEqual(least);
    expect(contrast(surface, sunken)).toBeGreaterThanOrEqual(least);
  });

  it.each(controlPairs)("control %s on %s has at least 3:1", (line, ground) => {
    expect(contrast(palette[line], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});

it("has a band that does not glare in the dark theme", () => {
  const { surface, band } = paletteOf("dark");
  expect(contrast(band, surface)).toBeLessThan(3);
});

it("has a header and a footer that are not brighter than the page in the dark theme", () => {
  const { surface, header, footer } = paletteOf("dark");
  expect(header).toBe(surface);
  expect(contrast("#000000", footer)).toBeLessThan(contrast("#000000", surface));
});

it("gives every colour a CSS variable, which is what components use", () => {
  expect(colorVariable("textMuted")).toBe("--color-text-muted");
  expect(color.textMuted).toBe("var(--color-text-muted)");
  expect(color.surface).toBe("var(--color-surface)");
  const roles = Object.keys(paletteOf("light"));
  expect(roles).toContain("textMuted");
  for (const role of roles) expect(themeVariables()).toContain(`${colorVariable(role)}:`);
});

it("hides Gatsby's announcer in CSS, because the site says itself where a link has led", () => {
  expect(globalStyles).toContain("#gatsby-announcer{display:none}");
});
