import { readFileSync } from "node:fs";
import { iconSvg } from "../../src/commands/icons/icon-files";
import { paletteOf } from "../../src/theme/tokens";

it("has been run since the logo or the colours of the theme changed", () => {
  expect(readFileSync("static/icon.svg", "utf8")).toBe(iconSvg(paletteOf("light")));
});
