/**
 * `npm run test:engines`: the site in Blink, Gecko and WebKit.
 *
 *   npm run test:engines                              every main journey in every engine
 *   npm run test:engines -- --engine webkit           one engine; may be repeated
 *   npm run test:engines -- --only carousel           tests whose title contains these words
 */
import { parseArgs } from "node:util";
import { canInstallPackages, installPackages } from "../setup/debian";
import { type EngineName, engineNames } from "./engine";
import { journeys } from "./journeys";
import { engines, runInEngines } from "./run";

const { values } = parseArgs({
  options: {
    engine: { type: "string", multiple: true },
    only: { type: "string", default: "" },
  },
});

/** Installs what is missing where that is possible. @returns the engines that are there */
function ensureEngines(wanted: readonly EngineName[]): EngineName[] {
  const missing = () => wanted.filter((name) => !engines[name].isInstalled());
  if (canInstallPackages && missing().length > 0) {
    installPackages(missing().flatMap((name) => engines[name].packages));
  }
  const left = missing();
  if (left.length > 0) {
    const packages = left.flatMap((name) => engines[name].packages).join(", ");
    // As the last line, where it is not overlooked.
    process.once("exit", () =>
      console.log(`Not tested: ${left.join(", ")}. On Debian, root can install ${packages}.`),
    );
    if (process.env.CI && canInstallPackages) process.exitCode = 1;
  }
  return wanted.filter((name) => !left.includes(name));
}

const wanted = engineNames.filter((name) => values.engine?.includes(name) ?? true);
const tests = journeys.filter(({ title }) =>
  title.toLowerCase().includes(values.only.toLowerCase()),
);
const installed = ensureEngines(wanted);
if (installed.length > 0) runInEngines(tests, installed);
