import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { contentCopyPerTest, portrait, portraitInContent } from "../setup/content-copy";

const content = contentCopyPerTest();

it("turns and shrinks photographs, and was run since the logo, the colours or a font changed", async () => {
  const folder = dirname(content.dir);
  const images = join(content.dir, "images");
  const [turned, large] = [join(images, "turned.jpg"), join(images, "large.png")];
  await sharp(portrait).withMetadata({ orientation: 6 }).toFile(turned);
  await sharp(portrait).resize(5200, 100, { fit: "fill" }).toFile(large);
  for (const needed of ["static", "src/theme"])
    mkdirSync(join(folder, needed), { recursive: true });

  const tsx = pathToFileURL(require.resolve("tsx")).href;
  const run = (program: string) =>
    execFileSync(process.execPath, ["--import", tsx, resolve(program)], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, CONTENT_DIR: content.dir },
    });
  const stdout = run("src/content/prepare-pictures.ts");
  run("src/theme/assets/main.ts");

  expect(stdout.match(/: turned upright/g)).toHaveLength(2);
  const upright = await sharp(turned).metadata();
  expect(upright).toMatchObject({ format: "jpeg", width: 1200, height: 960 });
  expect(upright.orientation ?? 1).toBe(1);
  expect(await sharp(large).metadata()).toMatchObject({ format: "png", width: 5000 });
  const read = (path: string) => readFileSync(path);
  expect(read(join(content.dir, portraitInContent)).equals(read(portrait))).toBe(true);
  // PNGs are left out: their bytes depend on the version of the encoder.
  for (const path of ["static/icon.svg", "src/theme/font-metrics.json"]) {
    expect([path, read(join(folder, path)).toString()]).toEqual([path, read(path).toString()]);
  }
});
