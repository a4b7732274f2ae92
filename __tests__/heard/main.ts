/**
 * What a screen reader says on the site, on Debian as root.
 *
 *   node --import tsx __tests__/heard/main.ts                   every journey
 *   node --import tsx __tests__/heard/main.ts --only search     journeys whose title contains this
 *   node --import tsx __tests__/heard/main.ts --verbose         with all that is heard
 */
import { parseArgs } from "node:util";
import { startSite } from "../engines/site";
import { tools } from "../setup/tools";
import { walk } from "./journey";
import { journeys } from "./journeys";
import { startScreenReader } from "./screen-reader";

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    verbose: { type: "boolean", default: false },
  },
});

async function listen(): Promise<void> {
  const site = await startSite();
  const url = `http://127.0.0.1:${site.port}`;
  const chosen = journeys.filter(({ title }) => title.includes(values.only));
  const problems: string[] = [];
  try {
    const reader = await startScreenReader(url);
    const leave = () => void reader.stop().then(() => process.exit(1));
    process.once("SIGINT", leave).once("SIGTERM", leave);
    try {
      for (const journey of chosen) {
        const report = values.verbose ? console.log : () => undefined;
        const found = await walk(journey, reader, url, report);
        console.log(`${found.length === 0 ? "ok  " : "FAIL"} ${journey.title}`);
        for (const problem of found) console.log(`     ${problem}`);
        problems.push(...found);
      }
    } finally {
      await reader.stop();
    }
  } finally {
    await site.stop();
  }
  console.log(`${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}

if (tools.Orca.find()) void listen();
