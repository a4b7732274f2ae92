import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { findEveryProblem } from "../../../src/content/check/content-problems";
import { contentCopyPerTest, portrait } from "../../setup/content-copy";

const content = contentCopyPerTest();
const picture = () => readFileSync(portrait);

it("finds a picture with damaged bytes, which the build could not read", async () => {
  const damaged = picture().fill(0xff, 23_000, 23_040).fill(0xd9, 23_999, 24_000);
  writeFileSync(join(content.dir, "images/damaged.jpg"), damaged);
  expect(await findEveryProblem(content.dir)).toEqual([
    "content/images/damaged.jpg: expected a whole picture, got damaged data: copy it again",
  ]);
});

it.each(["jpeg", "png", "webp", "avif"] as const)("finds a cut-off %s, unused", async (format) => {
  const whole = await sharp(picture()).resize(400).toFormat(format).toBuffer();
  for (const share of [0.5, 0.9, 0.99]) {
    const file = `images/cut.${format}`;
    writeFileSync(join(content.dir, file), whole.subarray(0, share * whole.length));
    const [problem, ...others] = await findEveryProblem(content.dir);
    expect(problem).toMatch(
      `content/${file}: expected a whole picture, got ${format === "png" ? "one that is cut off" : "damaged data"}: copy it again`,
    );
    expect(others).toEqual([]);
  }
});
