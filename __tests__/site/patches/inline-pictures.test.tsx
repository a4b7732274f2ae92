import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { Picture, type PictureFile } from "../../../src/components/picture";
import { query } from "../../../src/pages/index";
import { inlinePictures } from "../../../src/site/patches/inline-pictures";
import { queryContent } from "../../setup/query";

const { wide, narrow } = queryContent<Queries.HomePageQuery>(query).homePage.hero;
const page = (withinPage?: PictureFile) =>
  renderToStaticMarkup(<Picture image={wide} withinPage={withinPage} alt="Stairs" sizes="50vw" />);
const view = page(narrow);
const path = /data-within-page[^>]*srcSet="([^" ]+)/.exec(view)?.[1] ?? "";

function publicDirWith(file: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), "pictures-"));
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), file);
  return folder;
}

it("leaves a page without a marked file, and a finished one, as they are", async () => {
  expect(await inlinePictures(page(), "/nowhere")).toBe(page());
  const finished = await inlinePictures(view, publicDirWith(Buffer.from("a small picture")));
  expect(await inlinePictures(finished, "/nowhere")).toBe(finished);
});

it("leaves a large file a request of its own", async () => {
  expect(await inlinePictures(view, publicDirWith(Buffer.alloc(20_480)))).not.toBe(view);
  expect(await inlinePictures(view, publicDirWith(Buffer.alloc(20_481)))).toBe(view);
});

it("names a file that is missing", async () => {
  await expect(inlinePictures(view, "/nowhere")).rejects.toThrow(join("/nowhere", path));
});
