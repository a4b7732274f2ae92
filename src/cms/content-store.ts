/** The files of content/ as the CMS reads and writes them. Nothing is written that the content check refuses. */
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { format, resolveConfig } from "prettier";
import { contentFileAt } from "../content-model/content-files";
import { findProblems, formatProblem } from "../site/content/content-problems";
import { editJson } from "./edit-json";
import { inOrder } from "./in-order";

/** New bytes of a file, or undefined to delete it. Paths are relative to the project, such as content/team.json. */
export interface Change {
  readonly path: string;
  readonly bytes: Buffer | undefined;
}

/** Why nothing was written: a line for each problem. */
export class Refusal extends Error {}

/** Gives access to content/ in a project's folder, and to nothing outside. */
export function contentStore(project: string) {
  const root = realpathSync(join(project, "content"));

  /** Returns a path relative to content/. @throws Refusal for any other place, also by a link */
  function inContent(path: string): string {
    const target = resolve(project, path);
    const inside = relative(join(project, "content"), target);
    const isHidden = inside.split(sep).some((part) => part.startsWith("."));
    if (isHidden || !isWithinRoot(target)) throw new Refusal(`${path} is not a file of content/`);
    return inside.split(sep).join("/");
  }

  function isWithinRoot(target: string): boolean {
    let existing = target;
    while (!existsSync(existing)) existing = dirname(existing);
    const real = realpathSync(existing);
    return real === root || real.startsWith(root + sep);
  }

  const read = (path: string) => readFileSync(join(root, inContent(path)));

  return {
    readText: (path: string) => read(path).toString("utf8"),

    /** Returns the bytes of a file. */
    read,

    readPicture(path: string) {
      const bytes = read(path);
      return { id: fileId(bytes), path, name: basename(path), content: bytes.toString("base64") };
    },

    /** Returns the paths of the files in a folder with one of these endings. */
    list(folder: string, ending: RegExp): string[] {
      const names = readdirSync(join(root, inContent(folder))).sort();
      return names.filter((name) => ending.test(name)).map((name) => `${folder}/${name}`);
    },

    /** Returns the text of a content file after an edit by the CMS. @param raw the new value as JSON */
    async tidy(path: string, raw: string): Promise<Buffer> {
      const inside = inContent(path);
      const file = contentFileAt(inside);
      if (!file) throw new Refusal(`${path} is not a file of the content model`);
      const value: unknown = JSON.parse(raw);
      const target = join(root, inside);
      if (!existsSync(target)) {
        const text = JSON.stringify(inOrder(value, undefined, file.schema), null, 2);
        return Buffer.from(await pretty(text, target));
      }
      const before = readFileSync(target, "utf8");
      const after = editJson(before, value, file.schema);
      const isPretty = before === (await pretty(before, target));
      return Buffer.from(isPretty ? await pretty(after, target) : after);
    },

    /** Writes all changes, or none. @throws Refusal if the content check finds a problem that was not there before */
    write(changes: readonly Change[]): void {
      const inside = changes.map(({ path, bytes }) => ({ path: inContent(path), bytes }));
      const problems = newProblems(root, inside);
      if (problems.length > 0) throw new Refusal(problems.join("\n"));
      apply(root, inside);
    },
  };
}

/** The id by which the CMS knows a version of a file. */
export function fileId(bytes: string | Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

async function pretty(text: string, path: string): Promise<string> {
  return format(text, { ...(await resolveConfig(path)), parser: "json" });
}

/** Checks the changes on a copy, whose pictures are links. */
function newProblems(root: string, changes: readonly Change[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), "conaas-cms-"));
  try {
    const copy = join(folder, "content");
    cpSync(root, copy, { recursive: true, filter: (path) => path !== join(root, "images") });
    mkdirSync(join(copy, "images"));
    for (const name of readdirSync(join(root, "images"))) {
      symlinkSync(join(root, "images", name), join(copy, "images", name));
    }
    // Links of the content may lead to these files.
    symlinkSync(join(root, "../static"), join(folder, "static"));
    const known = new Set(findProblems(root).map(sameProblem));
    apply(copy, changes);
    return findProblems(copy)
      .filter((problem) => !known.has(sameProblem(problem)))
      .map(formatProblem);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A problem keeps its identity when lines move. */
function sameProblem({ file, field, message }: ReturnType<typeof findProblems>[number]): string {
  return JSON.stringify([file, field, message]);
}

function apply(root: string, changes: readonly Change[]): void {
  for (const { path, bytes } of changes) {
    const target = join(root, path);
    if (bytes === undefined) {
      rmSync(target);
      continue;
    }
    mkdirSync(dirname(target), { recursive: true });
    // Not through a link: what it leads to may be outside.
    rmSync(target, { force: true });
    writeFileSync(target, bytes);
  }
}
