import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { readContentFolder } from "../../src/content/check/content-folder";
import { routesOf } from "../../src/content/model/content-files";
import { sharePictures } from "../../src/build/site-metadata";
import { contentCopyPerTest } from "../setup/content-copy";
import { setList } from "../setup/optional-lists";
import { serviceFile } from "../setup/services";

const content = contentCopyPerTest();
const isShareable = async (path: string) =>
  expect(await sharp(path).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });

it.each(readdirSync("static/share"))("%s is what networks ask for", (file) =>
  isShareable(join("static/share", file)),
);

it("is planned for each page, under another name when its words have changed", () => {
  const before = sharePictures(readContentFolder(content.dir));
  const routes = readContentFolder(content.dir).paths.flatMap(routesOf);
  // This one shows another page's content, under that one's address.
  expect(before.map(({ route }) => route)).toEqual(routes.filter((each) => each !== "/services"));

  content.edit(serviceFile, /("heading": )"[^"]*"/, '$1"Another heading"');
  const changed = sharePictures(readContentFolder(content.dir)).filter(
    ({ file }, index) => file !== before[index]?.file,
  );
  expect(changed.map(({ title }) => title)).toEqual(["Another heading"]);
});

it("is not planned for a page that content leaves out", () => {
  setList(content.dir, "case-studies.json", "tiles", []);
  const routes = sharePictures(readContentFolder(content.dir)).map(({ route }) => route);
  expect(routes).not.toContain("/case-study");
  expect(routes).toContain("/service");
});

it("is drawn for each page, whatever its heading and the company's name", async () => {
  content.edit(
    serviceFile,
    /("heading": )"[^"]*"/,
    `$1"R&D <${"Donaudampfschifffahrt".repeat(20)}>"`,
  );
  content.edit("company.json", /("name": )"[^"]*"/, `$1"${"Noorderlicht & Zonen ".repeat(6)}"`);
  const folder = mkdtempSync(join(tmpdir(), "share-pictures-"));
  mkdirSync(join(folder, "static"));
  symlinkSync(content.dir, join(folder, "content"));
  for (const name of ["package.json", "node_modules"])
    symlinkSync(resolve(name), join(folder, name));
  const tsx = pathToFileURL(require.resolve("tsx")).href;
  const { stderr } = spawnSync(
    process.execPath,
    ["--import", tsx, resolve("src/commands/share-pictures.ts")],
    { cwd: folder, encoding: "utf8" },
  );
  expect(stderr).toBe("");
  const pictures = sharePictures(readContentFolder(content.dir));
  const files = pictures.map(({ file }) => file);
  expect(readdirSync(join(folder, "static/share")).map((name) => `share/${name}`)).toEqual(
    [...files].sort(),
  );
  for (const { file, route } of pictures) {
    const path = join(folder, "static", file);
    await isShareable(path);
    if (route === "/") continue;
    // The end of the panel, beside the photograph, where no words may be.
    const end = sharp(path).extract({ left: 496, top: 0, width: 16, height: 630 });
    const { channels } = await sharp(await end.png().toBuffer()).stats();
    for (const { stdev } of channels) expect(stdev).toBeLessThan(3);
  }
  rmSync(folder, { recursive: true });
});
