/**
 * `npm run test:engines`: the site in Gecko and WebKit. Playwright runs more than this in Blink.
 *
 *   npm run test:engines                              every main journey in both
 *   npm run test:engines -- --engine blink            one engine; may be repeated
 *   npm run test:engines -- --only carousel           tests whose title contains these words
 */
import { parseArgs } from "node:util";
import { ensureInstalled } from "../setup/debian";
import { engineNames } from "./engine";
import { journeys } from "./journeys";
import { engines, runInEngines } from "./run";

const { values } = parseArgs({
  options: {
    engine: { type: "string", multiple: true },
    only: { type: "string", default: "" },
  },
});

const wanted = engineNames.filter((name) => values.engine?.includes(name) ?? name !== "blink");
const tests = journeys.filter(({ title }) =>
  title.toLowerCase().includes(values.only.toLowerCase()),
);
const installed = wanted.filter((name) => ensureInstalled({ name, ...engines[name] }));
if (installed.length > 0) runInEngines(tests, installed);
