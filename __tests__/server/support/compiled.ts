import { symlink } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { stop } from "esbuild";
import { compiledFolder } from "../../setup/compiled-folder";
import { bundle } from "./bundle";
import { atEnd } from "./cleanup";
import { emptyFolder } from "./folder";

const programs = new Map<string, Promise<string>>();

/** Compiles a program once per test file, because it then starts in a third of the time. Returns its path. */
export function compiled(source: string): Promise<string> {
  const program = programs.get(source) ?? compile(source);
  programs.set(source, program);
  return program;
}

/** The server, which is compiled once for all test files. */
export const compiledSite = join(compiledFolder, "main.js");

async function compile(source: string): Promise<string> {
  const folder = await emptyFolder();
  // Each test file has an esbuild of its own, whose process would run as long as Jest's worker.
  atEnd(stop);
  await bundle([source], folder);
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  return join(folder, basename(source).replace(/\.ts$/, ".js"));
}
