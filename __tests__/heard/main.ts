/**
 * What a screen reader says on the site, on Debian as root.
 *
 *   node --import tsx __tests__/heard/main.ts                         every journey, once
 *   node --import tsx __tests__/heard/main.ts --runs 3             three times
 *   node --import tsx __tests__/heard/main.ts --only search        journeys whose title contains this
 *   node --import tsx __tests__/heard/main.ts --verbose            with all that is heard
 */
import { parseArgs } from "node:util";
import { startSite } from "../engines/site";
import { tools } from "../setup/tools";
import { walk } from "./journey";
import { journeys } from "./journeys";
import { startScreenReader } from "./screen-reader";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "1" },
    only: { type: "string", default: "" },
    verbose: { type: "boolean", default: false },
  },
});

async function listen(): Promise<void> {
  const site = await startSite();
  const url = `http://127.0.0.1:${site.port}`;
  const chosen = journeys.filter(({ title }) => title.includes(values.only));
  const problems: string[] = [];
  let phrases = 0;
  try {
    const reader = await startScreenReader(url);
    const leave = () => void reader.stop().then(() => process.exit(1));
    process.once("SIGINT", leave).once("SIGTERM", leave);
    try {
      for (let run = 1; run <= Number(values.runs); run += 1) {
        for (const journey of chosen) {
          const found = await walk(
            journey,
            reader,
            url,
            values.verbose ? console.log : () => undefined,
          );
          console.log(`${found.length === 0 ? "ok  " : "FAIL"} ${journey.title} (run ${run})`);
          for (const problem of found) console.log(`     ${problem}`);
          problems.push(...found);
          phrases += journey.steps.reduce((sum, [, ...expected]) => sum + expected.length, 0);
        }
      }
    } finally {
      await reader.stop();
    }
  } finally {
    await site.stop();
  }
  console.log(`${phrases} phrases, ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}

if (tools.Orca.find()) void listen();
