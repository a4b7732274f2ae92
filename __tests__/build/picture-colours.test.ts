/** Pictures as cameras, phones and print shops save them keep their colours on the page. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { processFile } from "gatsby-plugin-sharp/process-file";
import sharp, { type Sharp } from "sharp";

/** Red, green and blue. */
const patches = [
  [184, 59, 24],
  [12, 80, 63],
  [240, 196, 92],
];
const grey = [[128, 128, 128]];
/** What ink makes of the patches' colours, as Chromium shows it (within 3). */
const inked = [
  [146, 115, 83],
  [84, 105, 114],
];
const beforeInk = [
  [150, 120, 100],
  [90, 110, 120],
];
const side = 80;

/** Of 255: what nobody sees. */
const tolerance = 6;

const best = { quality: 100, chromaSubsampling: "4:4:4" };

async function original(colours: readonly (readonly number[])[]): Promise<Sharp> {
  const parts = colours.map(([r = 0, g = 0, b = 0], index) => ({
    input: { create: { width: side, height: side, channels: 3 as const, background: { r, g, b } } },
    left: index * side,
    top: 0,
  }));
  const width = side * colours.length;
  const canvas = { width, height: side, channels: 3 as const, background: "white" };
  return sharp(await sharp({ create: canvas }).composite(parts).png().toBuffer());
}

const kinds = [
  {
    kind: "16 bits a channel",
    save: (it: Sharp) => it.toColourspace("rgb16").png(),
    colours: patches,
  },
  { kind: "Display P3", save: (it: Sharp) => it.withIccProfile("p3").png(), colours: patches },
  {
    kind: "CMYK",
    save: (it: Sharp) => it.withIccProfile("cmyk").jpeg(best),
    colours: inked,
    from: beforeInk,
  },
  { kind: "grey", save: (it: Sharp) => it.toColourspace("b-w").png(), colours: grey },
  {
    kind: "grey with alpha",
    save: (it: Sharp) => it.ensureAlpha().toColourspace("b-w").png(),
    colours: grey,
  },
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "conaas-colours-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const shown = ["jpg", "webp", "avif"] as const;

it.each(kinds)("a picture with $kind keeps its colours", async ({ kind, save, colours, from }) => {
  const file = join(folder, kind.replaceAll(" ", "-"));
  writeFileSync(file, await save(await original(from ?? colours)).toBuffer());
  const width = side * colours.length;
  const transforms = shown.map((toFormat) => ({
    outputPath: `${file}.${toFormat}`,
    args: { width, toFormat },
  }));
  await processFile(file, transforms, { stripMetadata: true, defaultQuality: 100 });
  for (const { outputPath } of transforms)
    for (const [index, colour] of colours.entries()) {
      const area = { left: index * side + 20, top: 20, width: 40, height: 40 };
      const patch = await sharp(outputPath).extract(area).toColourspace("srgb").png().toBuffer();
      const { channels } = await sharp(patch).stats();
      for (const [channel, value] of colour.entries())
        expect(Math.abs((channels[channel]?.mean ?? NaN) - value)).toBeLessThan(tolerance);
    }
});
