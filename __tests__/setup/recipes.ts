/** Carries out the recipes of CONTRIBUTING.md in a copy of the project. */
import { execSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { copySite } from "./built-copy";

interface Step {
  /** None for a command. */
  readonly file: string | undefined;
  readonly isEdit: boolean;
  readonly text: string;
}

/** The commands and the blocks that name a file, in order. */
function steps(): Step[] {
  const fence = /^( *)```(?:sh|(\w+) file=(\S+))\n([^]*?)^\1```$/gm;
  return [...readFileSync("CONTRIBUTING.md", "utf8").matchAll(fence)].map(
    ([, indent = "", language, file, block = ""]) => ({
      file,
      isEdit: language === "diff",
      text: block.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
    }),
  );
}

/** The lines of a diff before or after it. */
const side = (diff: string, left: " " | "-" | "+") =>
  diff
    .split("\n")
    .filter((line) => line.startsWith(" ") || line.startsWith(left))
    .map((line) => `${line.slice(1)}\n`)
    .join("");

/**
 * @param folder see `copySite`; what was there is deleted
 * @returns the files that the blocks wrote or changed, and what the commands printed
 * @throws if a command fails, or a diff does not fit exactly one place of its file
 */
export function carryOutRecipes(folder: string): string[] {
  rmSync(folder, { recursive: true, force: true });
  copySite("content", folder);
  for (const name of ["__tests__", "jest.config.mjs", "CONTRIBUTING.md", ".prettierrc.json"]) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  return steps().map(({ file, isEdit, text }) => {
    if (file === undefined) return execSync(text, { cwd: folder, encoding: "utf8" });
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    const before = isEdit ? readFileSync(path, "utf8") : "";
    const old = side(text, "-");
    if (isEdit && before.split(old).length !== 2) {
      throw new Error(`CONTRIBUTING.md: this is not in ${file} once:\n${old}`);
    }
    writeFileSync(path, isEdit ? before.replace(old, () => side(text, "+")) : text);
    return file;
  });
}
