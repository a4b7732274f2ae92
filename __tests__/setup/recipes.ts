/** Carries out the recipes of CONTRIBUTING.md in a copy of the project. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { copySite } from "./built-copy";

interface Step {
  readonly file: string;
  readonly isEdit: boolean;
  readonly text: string;
}

/** The blocks that name a file, in order. */
function steps(): Step[] {
  const fence = /^( *)```(\w+) file=(\S+)\n([^]*?)^\1```$/gm;
  return [...readFileSync("CONTRIBUTING.md", "utf8").matchAll(fence)].map(
    ([, indent = "", language, file = "", block = ""]) => ({
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
 * @returns the files that the recipes wrote or changed
 * @throws if a diff does not fit exactly one place of its file
 */
export function carryOutRecipes(folder: string): string[] {
  rmSync(folder, { recursive: true, force: true });
  copySite("content", folder);
  for (const name of ["__tests__", "jest.config.mjs", "CONTRIBUTING.md", ".prettierrc.json"]) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  return steps().map(({ file, isEdit, text }) => {
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
