/**
 * `npm run test:engines`: the site in Blink, Gecko and WebKit.
 *
 *   npm run test:engines                              every main journey in every engine
 *   npm run test:engines -- --engine webkit           one engine; may be repeated
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

const wanted = engineNames.filter((name) => values.engine?.includes(name) ?? true);
const tests = journeys.filter(({ title }) =>
  title.toLowerCase().includes(values.only.toLowerCase()),
);
const installed = wanted.filter((name) => ensureInstalled({ name, ...engines[name] }));
if (installed.length > 0) runInEngines(tests, installed);
