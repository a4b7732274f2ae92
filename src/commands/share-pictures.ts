/** `npm run share-pictures`: draws the pictures that other sites show beside a link to a page, into static/share. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { readContentFolder } from "../content/check/content-folder";
import { commonCharacters } from "../build/fonts/common-characters";
import { cutFont, themeFonts } from "./theme-fonts";
import { type SharePicture, sharePictures } from "../build/site-metadata";
import fontMetrics from "../theme/font-metrics.json";
import { paletteOf } from "../theme/tokens";
import { signSvg } from "./icons/icon-files";

/** In pixels, as are all lengths here: what networks ask for. */
const [width, height] = [1200, 630];
const margin = 64;
/** From the sign's start to the name's. */
const nameStart = 60;
const light = paletteOf("light");

/** The words stand to the left of the picture; on the home page's, they stand on it, as on the page itself. */
const layouts = {
  beside: { panel: 520, textWidth: 424, textHeight: 285, bottom: margin, lineHeight: 0.94 },
  within: { panel: 0, textWidth: 780, textHeight: 190, bottom: 295, lineHeight: 1.1 },
};

type Layout = (typeof layouts)[keyof typeof layouts];

/** Draws a text in the largest of these sizes that is neither too wide nor too high, or else as small as it must be. */
async function drawText(text: string, fontfile: string, layout: Layout, sizes: number[]) {
  const { textWidth, textHeight, lineHeight } = layout;
  const [size, ...smaller] = sizes;
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const markup = `<span foreground="${light.onBrand}" line_height="${lineHeight}">${escaped}</span>`;
  const fit = size === undefined ? { height: textHeight, wrap: "word-char" as const } : { dpi: 72 };
  // After the comma, Pango would read "ExtraBold" at the end of a name as a style.
  const font = `${fontMetrics.display.name}, ${size ?? ""}`;
  const drawing = sharp({
    text: { text: markup, font, fontfile, width: textWidth, rgba: true, ...fit },
  });
  const drawn = await drawing.png().toBuffer({ resolveWithObject: true });
  const isTooLarge = drawn.info.width > textWidth || drawn.info.height > textHeight;
  if (isTooLarge && size !== undefined) return drawText(text, fontfile, layout, smaller);
  return drawn;
}

async function draw({ route, title, company, picture, file }: SharePicture, fontfile: string) {
  const layout = layouts[route === "/" ? "within" : "beside"];
  const { panel, bottom } = layout;
  const original = sharp(picture);
  const { width: pictureWidth, height: pictureHeight } = await original.metadata();
  // A wide picture has its motif on the right, so the words go on the left, as on the home page.
  const position = pictureWidth > 1.5 * pictureHeight ? "right" : "centre";
  const photograph = original.resize(width - panel, height, { position });
  const sign = Buffer.from(signSvg(light, 46));
  const besideSign = { ...layout, textWidth: layout.textWidth - nameStart, textHeight: 84 };
  const name = await drawText(company, fontfile, besideSign, [34, 24]);
  const words = await drawText(title, fontfile, layout, [76, 66, 60, 52, 42]);
  await sharp({ create: { width, height, channels: 3, background: light.brand } })
    .composite([
      { input: await photograph.toBuffer(), left: panel, top: 0 },
      { input: sign, left: margin - 3, top: margin - 11 },
      {
        input: name.data,
        left: margin + nameStart,
        top: margin + 13 - (name.info.height >> 1),
      },
      { input: words.data, left: margin, top: height - bottom - words.info.height },
    ])
    .jpeg({ quality: 90, chromaSubsampling: "4:4:4", mozjpeg: true })
    .toFile(join("static", file));
}

async function main(): Promise<void> {
  const content = readContentFolder("content");
  const [display] = themeFonts();
  if (!display) throw new Error("src/theme/fonts.ts: expected a font with ?display, got none");
  // Two runs at the same time would read each other's half-written font.
  const folder = mkdtempSync(join(tmpdir(), "share-pictures-"));
  const fontfile = join(folder, "display.ttf");
  writeFileSync(fontfile, await cutFont(display, commonCharacters(content.sources)));
  rmSync("static/share", { recursive: true, force: true });
  mkdirSync("static/share");
  const pictures = sharePictures(content);
  for (const picture of pictures) await draw(picture, fontfile);
  rmSync(folder, { recursive: true });
  console.log(`static/share: ${pictures.length} pictures written`);
}

void main();
