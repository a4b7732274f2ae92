import { readFileSync } from "node:fs";
import sharp from "sharp";
import { iconFile, iconSvg } from "../../src/commands/icons/icon-files";
import { paletteOf } from "../../src/theme/tokens";

it("has been run since the logo or the colours of the theme changed", () => {
  expect(readFileSync("static/icon.svg", "utf8")).toBe(iconSvg(paletteOf("light")));
});

it("makes a picture an .ico file, as static/favicon.ico is one", async () => {
  const icon = readFileSync("static/favicon.ico");
  const png = icon.subarray(22);
  expect(iconFile(png, 32)).toEqual(icon);
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 32, height: 32 });
});
