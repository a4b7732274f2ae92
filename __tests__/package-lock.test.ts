/** What `npm ci` installs. A package that moves to a workspace can change more of it than npm says. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { scripts } from "../package.json";

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

it.each([
  ["npm/10.8.2 node/v20.20.2 linux x64 workspaces/true", 0, /^$/],
  ["pnpm/10.34.9 npm/? node/v20.20.2 linux x64", 1, /^Install with npm: .*\n$/],
  ["yarn/1.22.22 npm/? node/v20.20.2 linux x64", 1, /^Install with npm: .*\n$/],
])("is asked about %s, and refuses what ignores overrides", (agent, code, words) => {
  const env = { ...process.env, npm_config_user_agent: agent };
  const { status, stderr } = spawnSync(scripts.preinstall, { shell: true, env, encoding: "utf8" });
  expect([status, stderr]).toEqual([code, expect.stringMatching(words)]);
});
