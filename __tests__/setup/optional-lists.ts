/** Every list of content that a site can do without. */
import { valueAt } from "../../src/content/model/map-parts";
import { editFile } from "./edit-content";
import { serviceFile } from "./services";

interface OptionalList {
  readonly file: string;
  readonly list: string;
  /** The text that goes with it: a file, and a place in it. */
  readonly heading?: readonly [file: string, place: string];
}

export const optionalLists: readonly OptionalList[] = [
  { file: "case-studies.json", list: "tiles", heading: ["pages/home.json", "caseStudies.heading"] },
  {
    file: "case-study-highlights.json",
    list: "items",
    heading: ["pages/home.json", "caseStudies.heading"],
  },
  { file: "company.json", list: "hours.periods" },
  { file: "company.json", list: "repOffice.cities", heading: ["company.json", "repOffice.label"] },
  { file: "company.json", list: "scheduling.redirects" },
  { file: "company.json", list: "social", heading: ["labels.json", "social"] },
  { file: "navigation.json", list: "legal.links", heading: ["navigation.json", "legal.label"] },
  { file: "navigation.json", list: "main.links", heading: ["navigation.json", "main.label"] },
  { file: "navigation.json", list: "quick.links", heading: ["navigation.json", "quick.label"] },
  {
    file: "pages/about-us.json",
    list: "coverage.places",
    heading: ["pages/about-us.json", "coverage.heading"],
  },
  {
    file: "pages/about-us.json",
    list: "missionVision.items",
    heading: ["pages/about-us.json", "missionVision.heading"],
  },
  {
    file: "pages/about-us.json",
    list: "whyChoose.items",
    heading: ["pages/about-us.json", "whyChoose.heading"],
  },
  { file: "pages/home.json", list: "features", heading: ["pages/home.json", "features.0.title"] },
  { file: "pages/not-found.json", list: "links" },
  // A service that it does not name comes last.
  { file: "pages/service.json", list: "services" },
  {
    file: "services/*.json",
    list: "engagement.steps",
    heading: ["services/*.json", "engagement.heading"],
  },
  {
    file: "services/*.json",
    list: "outcomes.items",
    heading: ["services/*.json", "outcomes.heading"],
  },
  { file: "team.json", list: "members", heading: ["pages/about-us.json", "team.heading"] },
  {
    file: "testimonials.json",
    list: "items",
    heading: ["pages/home.json", "testimonials.heading"],
  },
  { file: "values.json", list: "cards", heading: ["pages/about-us.json", "values.heading"] },
];

const steps = (path: string) => path.split(".").map((step) => (/^\d+$/.test(step) ? +step : step));

/** The file of one service, and of any other kind the file itself, relative to content/. */
const fileOf = (file: string) => (file.includes("*") ? serviceFile : file);

/** Gives a list, or a text, of a folder of content another value; undefined removes it. */
export function setList(dir: string, file: string, list: string, value?: unknown): void {
  const path = steps(list);
  editFile(`${dir}/${fileOf(file)}`, (whole) => {
    Reflect.set(Object(valueAt(whole, path.slice(0, -1))), path.at(-1) ?? "", value);
  });
}
