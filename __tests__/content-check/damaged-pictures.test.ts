import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findContentProblems } from "../../src/content-check/content-problems";
import { findDamagedPictures } from "../../src/content-check/damaged-pictures";
import { contentCopyPerTest } from "../setup/content-copy";

const content = contentCopyPerTest();
const picture = () => readFileSync(join(content.dir, "images/team-1.jpg"));

it.each<[string, (good: Buffer) => Buffer]>([
  ["has damaged bytes", (good) => good.fill(0xff, 23_000, 23_040).fill(0xd9, 23_999, 24_000)],
  ["is cut off", (good) => good.subarray(0, good.length - 1_000)],
])("finds a picture that %s, which the build could not read", async (_fault, spoil) => {
  writeFileSync(join(content.dir, "images/team-2.jpg"), spoil(picture()));
  expect(findContentProblems(content.dir)).toEqual([]);
  expect(await findDamagedPictures(content.dir)).toEqual([
    {
      file: "images/team-2.jpg",
      field: "",
      message: "expected a whole picture, got damaged data: copy it again",
    },
  ]);
});

it("accepts the film that a phone appends to a photo", async () => {
  const film = Buffer.from([0, 0, 0, 8, 0xff, 0xda, 1, 2, 3]);
  writeFileSync(join(content.dir, "images/team-2.jpg"), Buffer.concat([picture(), film]));
  expect(findContentProblems(content.dir)).toEqual([]);
  expect(await findDamagedPictures(content.dir)).toEqual([]);
});
