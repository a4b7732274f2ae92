import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { renderToStaticMarkup } from "react-dom/server";
import { Picture, type PictureFile } from "../../../src/components/picture";
import { inlinePicture } from "../../../plugins/gatsby-plugin-late-scripts/inline-picture";

const file = (name: string): IGatsbyImageData => ({
  ...{ layout: "constrained", width: 800, height: 600 },
  images: {
    fallback: { src: `/static/${name}.jpg` },
    sources: [{ srcSet: `/static/${name}.avif 800w`, type: "image/avif" }],
  },
});
const gatsbyImageData = file("wide");
const renderMarkup = (shown: PictureFile) =>
  renderToStaticMarkup(<Picture image={shown} alt="Stairs" sizes="50vw" />);
const view = renderMarkup({ childImageSharp: { gatsbyImageData, phone: file("phone") } });
const path = /data-within-page[^>]*srcSet="([^" ]+)/.exec(view)?.[1] ?? "";

function createPublicDir(file: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), "pictures-"));
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), file);
  return folder;
}

it("leaves a page without a marked file, and a finished one, as they are", async () => {
  const plain = { childImageSharp: { gatsbyImageData } };
  expect(await inlinePicture(renderMarkup(plain), "/nowhere")).toBe(renderMarkup(plain));
  const finished = await inlinePicture(view, createPublicDir(Buffer.from("a small picture")));
  expect(await inlinePicture(finished, "/nowhere")).toBe(finished);
});

it("leaves a large file a request of its own", async () => {
  expect(await inlinePicture(view, createPublicDir(Buffer.alloc(20_480)))).not.toBe(view);
  expect(await inlinePicture(view, createPublicDir(Buffer.alloc(20_481)))).toBe(view);
});

it("names a file that is missing", async () => {
  await expect(inlinePicture(view, "/nowhere")).rejects.toThrow(join("/nowhere", path));
});
