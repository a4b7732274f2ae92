/** The second half of `npm run assets`: draws the icons and measures the fonts. To run after changing logo, colours or fonts. */
import { writeFontMetrics } from "./fonts";
import { writeIcons } from "./icons";

async function main(): Promise<void> {
  await writeIcons();
  console.log("static: icons written");
  await writeFontMetrics();
  console.log("src/theme/font-metrics.json: fonts measured");
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
