import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { portrait } from "../../setup/content-copy";
import { encodeAvif } from "../../../src/build/patches/encode-avif";

type Patch = (source: string) => string;
const patchLoader = jest.requireActual<Patch>("../../../src/build/patches/gatsby-loader.cjs");

/** The plugin has no types for it. */
interface ProcessFile {
  processFile: (file: string, transforms: readonly object[]) => Promise<Promise<unknown>[]>;
}
const { processFile } = jest.requireActual<ProcessFile>("gatsby-plugin-sharp/process-file");

it("makes Gatsby treat a status of 500 like any other failure", () => {
  const original = readFileSync("node_modules/gatsby/cache-dir/loader.js", "utf8");
  expect(original).toContain("status === 500");
  expect(patchLoader(original)).not.toContain("status === 500");
});

it("fails when Gatsby's loader is another", () => {
  expect(() => patchLoader("export const other = 1")).toThrow("src/build/patches");
});

it("makes Gatsby's plugin write AVIF of ten bits", async () => {
  encodeAvif();
  const outputPath = join(tmpdir(), "conaas-patches.avif");
  const args = { width: 64, toFormat: "avif", quality: 60 };
  await Promise.all(await processFile(portrait, [{ outputPath, args }]));
  expect(await sharp(outputPath).metadata()).toMatchObject({ format: "heif", bitsPerSample: 10 });
});
