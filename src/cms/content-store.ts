/** The files of content/ as the CMS reads and writes them. Nothing is written that the content check refuses. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, realpathSync } from "node:fs";
import { basename, join, sep } from "node:path";
import { adviceOn, newProblems } from "./check-changes";
import { type Change, writeFiles } from "./write-files";

/** Why nothing was written: a line for each problem, in the words of an editor. */
export class Refusal extends Error {}

const notInContent = (path: string) => `${path} is not a file of content/`;

/** Gives access to content/ in a project's folder, and to nothing outside. */
export function contentStore(project: string) {
  const root = realpathSync(join(project, "content"));

  /**
   * Returns a path relative to content/.
   * @throws Refusal for any other place
   */
  function inContent(path: string): string {
    const [top, ...steps] = path.split("/");
    const leadsElsewhere = steps.some((step) => /^(\.|$)|\\/.test(step));
    if (top !== "content" || leadsElsewhere) throw new Refusal(notInContent(path));
    return steps.join("/");
  }

  function read(path: string): Buffer {
    const target = realpathSync(join(root, inContent(path)));
    // A link may lead anywhere.
    if (!target.startsWith(root + sep)) throw new Refusal(notInContent(path));
    return readFileSync(target);
  }

  return {
    readText: (path: string) => read(path).toString("utf8"),

    readPicture(path: string) {
      const bytes = read(path);
      return {
        id: createHash("sha256").update(bytes).digest("hex"),
        path,
        name: basename(path),
        content: bytes.toString("base64"),
        encoding: "base64",
      };
    },

    /** Returns the paths of the files in a folder with one of these endings. */
    list(folder: string, ending: RegExp): string[] {
      const names = readdirSync(join(root, inContent(folder))).sort();
      return names.filter((name) => ending.test(name)).map((name) => `${folder}/${name}`);
    },

    /**
     * Writes all changes, or none. Returns advice on the written texts, a line each.
     * @param changes of files such as content/team.json
     * @throws Refusal if the content check finds a new problem
     */
    write(changes: readonly Change[]): string[] {
      const inside = changes.map((change) => ({ ...change, path: inContent(change.path) }));
      const problems = newProblems(root, inside);
      if (problems.length > 0) throw new Refusal(problems.join("\n"));
      writeFiles(root, inside);
      const paths = inside.map(({ path }) => path);
      return adviceOn(root, paths);
    },
  };
}
