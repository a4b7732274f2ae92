/** @jsxRuntime automatic @jsxImportSource react */
import { writeFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { LogoSign } from "../logo-sign";
import { getPalette } from "../tokens";

const { brand: background, surface, highlight } = getPalette("light");

/** Returns the sign on the brand's colour, as an SVG file. */
function renderIcon(): string {
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
  const svg = renderIcon();
  const draw = (size: number) => sharp(Buffer.from(svg)).resize(size).png({ palette: true });
  writeFileSync("static/icon.svg", svg);
  for (const size of [192, 512]) await draw(size).toFile(`static/icon-${size}.png`);
  // Programs that read no HTML ask for this name, and take a PNG for what it is.
  writeFileSync("static/favicon.ico", await draw(32).toBuffer());
  // Phones round the corners themselves; some cut everything outside a circle of 80 per cent.
  await draw(180).flatten({ background }).toFile("static/apple-touch-icon.png");
  await draw(410)
    .flatten({ background })
    .extend({ top: 51, bottom: 51, left: 51, right: 51, background })
    .toFile("static/icon-maskable.png");
}
