/** What `npm ci` installs. A package that moves to a workspace can change more of it than npm says. */
import { readFileSync } from "node:fs";
import { z } from "zod";

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ version: z.string().optional() })),
});

it("has one sharp, of 0.35 or newer, for the site and for Gatsby's plugins", () => {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
  const versions = Object.entries(packages)
    .filter(([path]) => path.endsWith("node_modules/sharp"))
    .map(([, { version }]) => version);
  expect(versions).toEqual([expect.stringMatching(/^(0\.(3[5-9]|[4-9]\d)|[1-9]\d*)\./)]);
});
