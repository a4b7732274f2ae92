import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { Picture, type PictureFile } from "../../../src/components/picture";
import { query } from "../../../src/pages/index";
import { inlinePictures } from "../../../src/build/patches/inline-pictures";
import { queryContent } from "../../setup/query";

const { image } = queryContent<Queries.HomePageQuery>(query).homePage.hero;
const markupOf = (shown: PictureFile = image) =>
  renderToStaticMarkup(<Picture image={shown} alt="Stairs" sizes="50vw" />);
const view = markupOf();
const path = /data-within-page[^>]*srcSet="([^" ]+)/.exec(view)?.[1] ?? "";

function publicDirWith(file: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), "pictures-"));
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), file);
  return folder;
}

it("leaves a page without a marked file, and a finished one, as they are", async () => {
  const gatsbyImageData = image.childImageSharp?.gatsbyImageData;
  const plain = { childImageSharp: gatsbyImageData ? { gatsbyImageData } : null };
  expect(await inlinePictures(markupOf(plain), "/nowhere")).toBe(markupOf(plain));
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
