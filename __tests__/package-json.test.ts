import { readFileSync } from "node:fs";
import semver from "semver";
import { z } from "zod";
import packageJson from "../package.json";

const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        optional: z.boolean().default(false),
        hasInstallScript: z.boolean().default(false),
        // Old packages list engines in an array.
        engines: z
          .union([z.object({ node: z.string().optional() }), z.array(z.string())])
          .optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync("package-lock.json", "utf8")));

it("allows only versions of Node that every package accepts", () => {
  const narrower = Object.entries(lock.packages).flatMap(([folder, { engines, optional }]) => {
    const range = Array.isArray(engines) ? undefined : engines?.node;
    const isAccepted =
      optional || range === undefined || semver.subset(packageJson.engines.node, range);
    return isAccepted ? [] : [`${folder}: ${range}`];
  });
  expect(narrower).toEqual([]);
});

it("explains every override in docs/dependencies.md", () => {
  const document = readFileSync("docs/dependencies.md", "utf8");
  const unexplained = Object.keys(packageJson.overrides).filter(
    (name) => !document.includes(`\`${name}\``),
  );
  expect(unexplained).toEqual([]);
});

it("says of every package with an install script whether npm may run it", () => {
  const names = Object.entries(lock.packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([folder]) => folder.split("node_modules/").at(-1) ?? "");
  expect(Object.keys(packageJson.allowScripts).sort()).toEqual([...new Set(names)].sort());
});

it("runs on the same version of Node in the image as in .nvmrc", () => {
  const version = readFileSync(".nvmrc", "utf8").trim();
  expect(readFileSync("Dockerfile", "utf8")).toContain(`NODE_IMAGE=node:${version}-slim\n`);
});
