/** `npm run pictures`: turns the photographs in content/images upright and makes them no larger than pages need. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { readContentFolder } from "../content/check/content-folder";

/** In pixels, of the longer side, as in the CMS. */
const longestSide = 5000;

async function main(): Promise<void> {
  for (const picture of readContentFolder("content").pictures) {
    const path = join("content", picture);
    const file = readFileSync(path);
    const { orientation = 1, width, height } = await sharp(file).metadata();
    if (orientation === 1 && Math.max(width, height) <= longestSide) continue;
    const options = { fit: "inside", withoutEnlargement: true } as const;
    const upright = sharp(file).rotate().resize(longestSide, longestSide, options);
    // Without `quality` sharp would lose what a page may still need.
    writeFileSync(path, await upright.jpeg({ quality: 92, force: false }).toBuffer());
    console.log(`${path}: turned upright, at most ${longestSide} pixels a side`);
  }
}

void main();
