/** @jsxRuntime automatic @jsxImportSource react */
import { writeFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { LogoSign } from "../logo-sign";
import { paletteOf } from "../tokens";

const { brand: background, surface, highlight } = paletteOf("light");

/** Returns the sign on the brand's colour, as an SVG file. */
function iconSvg(): string {
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
      <rect width="512" height="512" rx="96" fill={background} />
      <LogoSign main={surface} highlight={highlight} x="73" y="73" width="366" height="366" />
    </svg>,
  );
  return `${svg}\n`;
}

/** Writes the icons in static/ in the colours of the theme. */
export async function writeIcons(): Promise<void> {
  const svg = iconSvg();
  const drawn = (size: number) => sharp(Buffer.from(svg)).resize(size).png({ palette: true });
  writeFileSync("static/icon.svg", svg);
  for (const size of [192, 512]) await drawn(size).toFile(`static/icon-${size}.png`);
  // Programs that read no HTML ask for this name, and take a PNG for what it is.
  writeFileSync("static/favicon.ico", await drawn(32).toBuffer());
  // Phones cut the corners themselves, some of them everything outside of a circle of 80 per cent.
  await drawn(180).flatten({ background }).toFile("static/apple-touch-icon.png");
  await drawn(410)
    .flatten({ background })
    .extend({ top: 51, bottom: 51, left: 51, right: 51, background })
    .toFile("static/icon-maskable.png");
}
