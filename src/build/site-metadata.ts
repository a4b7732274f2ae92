import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  companyOf,
  type ContentFolder,
  type ContentSource,
  readContentFolder,
  valuesOf,
} from "../content/check/content-folder";
import { routesOf } from "../content/model/content-files";
import { leftOut } from "../content/model/left-out";

export type SharePicture = ReturnType<typeof sharePictures>[number];

/** Returns what `npm run share-pictures` draws for each page. A `file` in static/ is named for what it shows, so no old one is used. */
export function sharePictures({ dir, sources, findPicture }: ContentFolder) {
  const company = companyOf(sources).name;
  /** The first picture that a file shows, relative to content/. */
  const pictureOf = (source: ContentSource | undefined) => {
    const picture = source?.values.find(({ meta }) => meta.image);
    return source && picture && findPicture(source.path, picture.value);
  };
  const homePicture = pictureOf(sources.find(({ path }) => path === "pages/home.json"));
  const { addresses } = leftOut(valuesOf(sources));
  return sources.flatMap((source) => {
    const [route = ""] = routesOf(source.path);
    const textAt = (field: string) => {
      const found = source.values.filter(({ path }) => path.slice(0, 2).join(".") === field);
      return found.map(({ value }) => value).join("\n");
    };
    const title = textAt("heading") || textAt("title") || textAt("hero.taglines");
    if (route === "" || addresses.includes(route) || title === "") return [];
    const picture = pictureOf(source) ?? homePicture;
    if (!picture) return [];
    const path = join(dir, picture);
    const drawn = JSON.stringify([title, company]);
    const hash = createHash("sha256").update(drawn).update(readFileSync(path)).digest("hex");
    const name = route === "/" ? "home" : route.slice(1).replaceAll("/", "-");
    const file = `share/${name}-${hash.slice(0, 8)}.jpg`;
    return [{ route, title, company, picture: path, file }];
  });
}

/** The site's address, and the share pictures that have been drawn and are up to date. */
export function siteMetadata() {
  const { GATSBY_SITE_URL = "" } = process.env;
  try {
    const folder = readContentFolder("content");
    const drawn = sharePictures(folder).filter(({ file }) => existsSync(join("static", file)));
    return {
      siteUrl: GATSBY_SITE_URL || companyOf(folder.sources).url,
      sharePictures: drawn.map(({ route, file }) => ({ route, file })),
    };
  } catch {
    // The content has mistakes. Gatsby reads its configuration before the check of content stops it.
    return { siteUrl: "https://site.example", sharePictures: [] };
  }
}
