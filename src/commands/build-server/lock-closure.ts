import { z } from "zod";

const names = z.record(z.string(), z.string()).default({});
const lockSchema = z.looseObject({
  lockfileVersion: z.number(),
  packages: z.record(
    z.string(),
    z.looseObject({
      dependencies: names,
      optionalDependencies: names,
      peerDependencies: names,
      peerDependenciesMeta: z
        .record(z.string(), z.looseObject({ optional: z.boolean() }))
        .default({}),
    }),
  ),
});

/** The entries of npm's lock file, by the folder of each package. */
export type LockedPackages = Record<string, unknown>;

/**
 * Returns the entries of a package-lock.json that the named packages need, and no others.
 * @throws {Error} if the lock file lacks one of them
 */
export function lockClosure(lockFile: unknown, roots: readonly string[]): LockedPackages {
  const { packages } = lockSchema.parse(lockFile);
  const original = z.looseObject({ packages: z.record(z.string(), z.unknown()) }).parse(lockFile);
  const kept: LockedPackages = {};

  const keep = (name: string, dependent: string, isOptional: boolean): void => {
    const folder = lookUp(name, dependent, (candidate) => candidate in packages);
    const found = folder === undefined ? undefined : packages[folder];
    if (folder === undefined || found === undefined) {
      if (isOptional) return;
      throw new Error(`package-lock.json lacks ${name}, which ${dependent || "the server"} needs`);
    }
    if (folder in kept) return;
    kept[folder] = original.packages[folder];
    const { optionalDependencies, peerDependenciesMeta } = found;
    for (const needed of Object.keys(found.dependencies)) keep(needed, folder, false);
    for (const needed of Object.keys(optionalDependencies)) keep(needed, folder, true);
    for (const needed of Object.keys(found.peerDependencies)) {
      if (peerDependenciesMeta[needed]?.optional !== true) keep(needed, folder, false);
    }
  };
  for (const name of roots) keep(name, "", false);
  return Object.fromEntries(Object.entries(kept).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Finds a package as Node does: in the dependent's own node_modules, then in those further out. */
function lookUp(
  name: string,
  dependent: string,
  exists: (folder: string) => boolean,
): string | undefined {
  const outer = dependent.split("/node_modules/");
  for (let depth = outer.length; depth >= 0; depth--) {
    const prefix = outer.slice(0, depth).join("/node_modules/");
    const folder = `${prefix === "" ? "" : `${prefix}/`}node_modules/${name}`;
    if (exists(folder)) return folder;
  }
  return undefined;
}
