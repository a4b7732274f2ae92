import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { portrait } from "../../setup/content-copy";
import { encodeAvif } from "../../../plugins/gatsby-plugin-lean-output/encode-avif";

/** The plugin has no types for it. */
interface ProcessFile {
  processFile: (file: string, transforms: readonly object[]) => Promise<Promise<unknown>[]>;
}
const { processFile } = jest.requireActual<ProcessFile>("gatsby-plugin-sharp/process-file");

it("makes Gatsby's plugin write AVIF of ten bits", async () => {
  encodeAvif();
  const outputPath = join(tmpdir(), "site-patches.avif");
  const args = { width: 64, toFormat: "avif", quality: 60 };
  await Promise.all(await processFile(portrait, [{ outputPath, args }]));
  expect(await sharp(outputPath).metadata()).toMatchObject({ format: "heif", bitsPerSample: 10 });
});
