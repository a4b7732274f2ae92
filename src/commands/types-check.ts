/** `npm run types:check`, after a build: fails if the build wrote other types of queries than those that are committed. */
import { spawnSync } from "node:child_process";

const file = "src/gatsby-types.d.ts";
const { status } = spawnSync("git", ["diff", "--exit-code", "--stat", "--", file], {
  stdio: "inherit",
});
if (status !== 0) {
  const problem =
    status === 1
      ? "the build wrote other types than those in git; commit the file"
      : "git cannot compare it with what is committed; run this in a clone";
  process.stderr.write(`${file}: ${problem}\n`);
  process.exitCode = 1;
}
