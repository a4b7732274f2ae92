import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findContentProblems } from "../../src/content-check/content-problems";
import { findDamagedPictures } from "../../src/content-check/damaged-pictures";
import { contentCopyPerTest } from "../setup/content-copy";

const content = contentCopyPerTest();
const picture = () => readFileSync(join(content.dir, "images/team-1.jpg"));

it("finds a picture with damaged bytes, which the build could not read", async () => {
  const damaged = picture().fill(0xff, 23_000, 23_040).fill(0xd9, 23_999, 24_000);
  writeFileSync(join(content.dir, "images/team-2.jpg"), damaged);
  expect(findContentProblems(content.dir)).toEqual([]);
  expect(await findDamagedPictures(content.dir)).toEqual([
    "content/images/team-2.jpg: expected a whole picture, got damaged data: copy it again",
  ]);
});
