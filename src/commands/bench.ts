/**
 * `npm run bench`: measures builds, the server, responses to input and Lighthouse's marks;
 * `npm run bench -- server` only what is named.
 */
import { buildTimes } from "./bench/build-times";
import { interactionTimes } from "./bench/interaction-times";
import { marks } from "./bench/marks";
import { serverRates } from "./bench/server-rates";

const benches: Record<string, () => Promise<void> | void> = {
  build: buildTimes,
  server: serverRates,
  interactions: interactionTimes,
  marks,
};

async function main(): Promise<void> {
  const named = process.argv.slice(2);
  const unknown = named.filter((name) => !(name in benches));
  if (unknown.length > 0) {
    throw new Error(`Unknown: ${unknown.join(", ")}. Known: ${Object.keys(benches).join(", ")}.`);
  }
  for (const [name, bench] of Object.entries(benches)) {
    if (named.length === 0 || named.includes(name)) await bench();
  }
}

void main();
