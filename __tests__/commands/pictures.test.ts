import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { contentCopyPerTest, portrait, portraitInContent } from "../setup/content-copy";

const content = contentCopyPerTest();

it("turns a photograph upright, makes a large one smaller, and leaves the others as they are", async () => {
  const [turned, large] = ["turned.jpg", "large.png"].map((name) =>
    join(content.dir, "images", name),
  );
  await sharp(portrait)
    .withMetadata({ orientation: 6 })
    .toFile(turned ?? "");
  await sharp(portrait)
    .resize(5200, 100, { fit: "fill" })
    .toFile(large ?? "");
  const tsx = pathToFileURL(require.resolve("tsx")).href;
  const command = ["--import", tsx, resolve("src/commands/pictures.ts")];
  const { stdout } = spawnSync(process.execPath, command, {
    cwd: dirname(content.dir),
    encoding: "utf8",
  });
  expect(stdout.trim().split("\n")).toHaveLength(2);
  expect(await sharp(turned).metadata()).toMatchObject({
    format: "jpeg",
    width: 1200,
    height: 960,
  });
  expect((await sharp(turned).metadata()).orientation ?? 1).toBe(1);
  expect(await sharp(large).metadata()).toMatchObject({ format: "png", width: 5000 });
  expect(readFileSync(join(content.dir, portraitInContent)).equals(readFileSync(portrait))).toBe(
    true,
  );
});
