/** `npm run bench`: how long builds take, and how soon the built site responds; `-- build` or `-- interactions`: one of them. */
import { buildTimes } from "./build-times";
import { interactionTimes } from "./interaction-times";

const benches: Record<string, () => Promise<void> | void> = {
  build: buildTimes,
  interactions: interactionTimes,
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
