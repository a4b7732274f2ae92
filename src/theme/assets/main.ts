/** `npm run assets`: makes what is made of photographs, the logo, the colours and the fonts; to be run after a change of one. */
import { preparedSide } from "../../content/prepared-side";
import { writeFontMetrics } from "./fonts";
import { writeIcons } from "./icons";
import { turnPictures } from "../../content/prepare-pictures";

async function main(): Promise<void> {
  for (const path of await turnPictures()) {
    console.log(`${path}: turned upright, at most ${preparedSide} pixels a side`);
  }
  await writeIcons();
  console.log("static: icons written");
  await writeFontMetrics();
  console.log("src/theme/font-metrics.json: fonts measured");
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
