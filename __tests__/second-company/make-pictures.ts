/** The content of another company, unlike ours in all that content decides. Its pictures are drawn, so that none is kept here. */
import { cpSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { resolvePicturePath, readContentFolder } from "../../src/content/source/content-folder";

const jsonOnly = join(__dirname, "content");

/** Copies the second company's content to a folder, and draws there each picture that it names. */
export async function makeSecondCompany(dir: string): Promise<void> {
  cpSync(jsonOnly, dir, { recursive: true });
  const drawings = [...sizesOfPictures(dir)].map(async ([path, size], index) => {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    await draw({ ...size, hue: index * 67 }).toFile(join(dir, path));
  });
  await Promise.all(drawings);
}

/** The paths of the pictures, each with the least size that the check accepts wherever it is named. */
function sizesOfPictures(dir: string) {
  const sizes = new Map<string, { width: number; height: number }>();
  for (const { path: from, values } of readContentFolder(dir).sources) {
    for (const { value, meta } of values) {
      if (!meta.image) continue;
      const { width, height = Math.round(width * 0.75) } = meta.image;
      const known = sizes.get(resolvePicturePath(from, value)) ?? { width: 0, height: 0 };
      sizes.set(resolvePicturePath(from, value), {
        width: Math.max(width, known.width),
        height: Math.max(height, known.height),
      });
    }
  }
  return sizes;
}

/** A light disc at the right of a dark ground, before which white words can be read. */
function draw({ width, height, hue }: { width: number; height: number; hue: number }) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="ground">
      <stop stop-color="hsl(${hue}, 50%, 12%)" />
      <stop offset="1" stop-color="hsl(${hue + 40}, 60%, 30%)" />
    </linearGradient>
    <rect width="100%" height="100%" fill="url(#ground)" />
    <circle cx="86%" cy="45%" r="${height / 8}" fill="hsl(${hue + 20}, 70%, 80%)" />
  </svg>`;
  return sharp(Buffer.from(svg)).flatten();
}
