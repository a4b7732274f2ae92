import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { companyOf, type ContentSource, readContentFolder } from "../content-check/content-folder";
import { routesOf } from "../content-model/content-files";

/** A picture that other sites show beside a link to a page. */
export interface SharePicture {
  readonly route: string;
  readonly title: string;
  readonly company: string;
  /** The path of the page's own picture, or else of the home page's. */
  readonly picture: string;
  /** Its path in static/. It names what is drawn, so one that is out of date is not used. */
  readonly file: string;
}

/** What pages say of themselves, wherever their files have it. */
const page = z
  .object({
    heading: z.string(),
    title: z.string(),
    hero: z.object({ taglines: z.array(z.string()) }),
    services: z.array(z.string()),
  })
  .partial();

/** Returns what `npm run share-pictures` draws for the content: a picture for each page. */
export function sharePictures(contentDir = "content"): SharePicture[] {
  const { sources } = readContentFolder(contentDir);
  const company = companyOf(sources).name;
  const pictureIn = (path: string) => firstPicture(sources.find((each) => each.path === path));
  return sources.flatMap((source) => {
    const [route] = routesOf(source.path);
    const { data = {} } = page.safeParse(source.json.value);
    const { heading, title, hero, services: [service] = [] } = data;
    const text = heading ?? title ?? hero?.taglines.join("\n");
    if (route === undefined || text === undefined) return [];
    const picture =
      firstPicture(source) ??
      (service && pictureIn(`services/${service}.json`)) ??
      (route === "/case-study" ? pictureIn("case-studies.json") : pictureIn("pages/home.json"));
    if (!picture) return [];
    const path = join(contentDir, picture);
    const drawn = JSON.stringify([text, company]);
    const hash = createHash("sha256").update(drawn).update(readFileSync(path)).digest("hex");
    const name = route === "/" ? "home" : route.slice(1).replaceAll("/", "-");
    const file = `share/${name}-${hash.slice(0, 8)}.jpg`;
    return [{ route, title: text, company, picture: path, file }];
  });
}

/** The path of the first picture that a file shows, relative to content/. */
function firstPicture(source: ContentSource | undefined): string | undefined {
  const picture = source?.values.find(({ meta }) => meta.image)?.value;
  return picture && join(dirname(source.path), picture);
}
