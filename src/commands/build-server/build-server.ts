import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { basename, join } from "node:path";
import { build, type Metafile } from "esbuild";
import { z } from "zod";
import { lockClosure } from "./lock-closure";

const manifestSchema = z.looseObject({
  version: z.string(),
  license: z.string(),
  engines: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
});

/**
 * Bundles the server and its commands into a folder that needs nothing else of this repository: the programs,
 * and a package.json and lock file with only the packages that they import, in the versions of this project.
 */
export async function buildServer(folder: string): Promise<void> {
  const files = await readdir("src/server", { recursive: true });
  // The code that starts a thread looks for its worker.js in its own folder.
  const workers = files.filter((file) => basename(file) === "worker.ts");
  await rm(folder, { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: [
      "src/server/main.ts",
      "src/commands/submissions.ts",
      ...workers.map((file) => join("src/server", file)),
    ],
    entryNames: "[name]",
    outdir: folder,
    bundle: true,
    packages: "external",
    platform: "node",
    target: "node20",
    format: "cjs",
    metafile: true,
    logLevel: "warning",
  });

  const manifest = manifestSchema.parse(await readJson("package.json"));
  const lock = await readJson("package-lock.json");
  const names = importedPackages(metafile);
  const dependencies = Object.fromEntries(
    names.map((name) => [name, versionOf(name, manifest.dependencies)]),
  );
  const { version, license, engines } = manifest;
  const root = { name: "conaas-server", version, license, dependencies, engines };
  const scripts = { start: "node main.js", submissions: "node submissions.js" };
  await writeJson(join(folder, "package.json"), { private: true, ...root, scripts });
  await writeJson(join(folder, "package-lock.json"), {
    name: root.name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { "": root, ...lockClosure(lock, names) },
  });
}

/** The names of the packages that the bundles import, sorted. */
function importedPackages({ outputs }: Metafile): string[] {
  const paths = Object.values(outputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path }) => path),
  );
  const names = paths
    .filter((path) => !isBuiltin(path))
    .map((path) => path.split("/", path.startsWith("@") ? 2 : 1).join("/"));
  return [...new Set(names)].sort();
}

function versionOf(name: string, dependencies: Record<string, string>): string {
  const version = dependencies[name];
  if (version === undefined) throw new Error(`The server imports ${name}, which is no dependency`);
  return version;
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, "utf8"));
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, undefined, 2)}\n`);
}
