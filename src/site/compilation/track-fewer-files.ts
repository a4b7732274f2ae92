import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The part of a compilation of webpack that is used here. */
interface Compilation {
  /** Paths of the files that decided how modules were compiled, such as those of loaders. */
  readonly buildDependencies: Pick<Set<string>, "clear">;
}

/** The part of webpack's compiler that is used here. */
interface Compiler {
  readonly hooks: {
    readonly done: {
      tap: (name: string, listener: (stats: { readonly compilation: Compilation }) => void) => void;
    };
  };
}

/** The part of webpack's configuration that is used here. */
export interface WebpackConfig {
  readonly cache?: boolean | { readonly type: string; readonly buildDependencies?: object };
  readonly plugins?: readonly object[];
}

/** It decides the versions of all packages. */
const lockFile = "package-lock.json";

const gatsbyFiles = [".cache/compiled/gatsby-config.js", ".cache/compiled/gatsby-node.js"];

/** The site's own loaders for webpack are the .cjs files in this folder. */
const loaderFolder = "src/site";

/** The files that decide how modules are compiled. */
function compilers(root: string): string[] {
  const loaders = readdirSync(join(root, loaderFolder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".cjs"))
    .sort()
    .map((path) => join(loaderFolder, path));
  return [lockFile, ...gatsbyFiles, ...loaders];
}

/**
 * Makes webpack compile everything anew when the lock file, one of the two Gatsby files, one of the site's own
 * loaders or the project's place has changed. By itself it would find and compare each of the thousands of files
 * that Gatsby, its loaders and webpack consist of, which took 10 s of a build.
 * Where packages are not locked by npm, the configuration stays as it is.
 * @param root the project's folder
 * @throws if one of the Gatsby files is missing
 */
export function trackFewerFiles<Config extends WebpackConfig>(
  config: Config,
  root: string,
): Config {
  if (typeof config.cache !== "object" || config.cache.type !== "filesystem") return config;
  if (!existsSync(join(root, lockFile))) return config;
  // Compiled modules name files by their whole paths, so they are of no use in a copy of the project.
  const hash = createHash("sha256").update(root);
  for (const path of compilers(root)) hash.update(readFileSync(join(root, path)));
  // Without its default key, webpack would add its own files.
  const cache = {
    ...config.cache,
    version: hash.digest("hex"),
    buildDependencies: { defaultWebpack: [] },
  };
  return { ...config, cache, plugins: [...(config.plugins ?? []), forgetLoaders] };
}

/** A plugin for webpack, which by itself remembers every loader that it has used. */
export const forgetLoaders = {
  apply(compiler: Compiler) {
    compiler.hooks.done.tap("ForgetLoaders", ({ compilation }) => {
      compilation.buildDependencies.clear();
    });
  },
};
