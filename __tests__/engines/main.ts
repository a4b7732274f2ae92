/**
 * `npm run test:engines`: the site in Gecko and WebKit. Playwright runs more than this in Blink.
 *
 *   npm run test:engines                              every main journey in both
 *   npm run test:engines -- --engine webkit           one engine
 *   npm run test:engines -- --only carousel           tests whose title contains these words
 */
import { parseArgs } from "node:util";
import { carouselMoves } from "../setup/words";
import { carouselJourneys } from "./journeys/carousel";
import { cmsJourneys } from "./journeys/cms";
import { dateFieldJourneys } from "./journeys/date-field";
import { formJourneys } from "./journeys/forms";
import { menuJourneys } from "./journeys/menu";
import { navigationJourneys } from "./journeys/navigation";
import { pageJourneys } from "./journeys/pages";
import { typingJourneys } from "./journeys/typing";
import { engines, runInEngines } from "./run";

const journeys = [
  pageJourneys,
  navigationJourneys,
  menuJourneys,
  formJourneys,
  typingJourneys,
  dateFieldJourneys,
  carouselMoves ? carouselJourneys : [],
  cmsJourneys,
].flat();

const { values } = parseArgs({
  options: { engine: { type: "string" }, only: { type: "string", default: "" } },
});

const installed = (["gecko", "webkit"] as const)
  .filter((name) => values.engine === undefined || values.engine === name)
  .filter((name) => engines[name].isInstalled());
const tests = journeys.filter(({ title }) =>
  title.toLowerCase().includes(values.only.toLowerCase()),
);
runInEngines(tests, installed);
