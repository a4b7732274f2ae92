import { join } from "node:path";
import { contentFileAt, contentFiles } from "../model/content-files";
import { leftOut } from "../model/left-out";
import {
  choiceFindings,
  companyFindings,
  seoFindings,
  taglineFindings,
} from "./agreement-findings";
import {
  type Changes,
  type ContentFolder,
  type ContentSource,
  readContentFolder,
  valuesOf,
} from "./content-folder";
import { fieldName, type Finding, findingAbout } from "./finding";
import { isDamagedFile } from "./picture-file";
import { pictureChecker } from "./picture-problems";
import { referenceChecker, repeatedIds } from "./reference-problems";
import { repeatFinder } from "./repeat-findings";
import { findSchemaProblems } from "./schema-problems";
import { textFindings } from "./text-findings";

export interface ContentProblem extends Finding {
  /** Relative to content/. */
  readonly file: string;
}

/** Returns a line for each problem of content/, also for each picture whose bytes are damaged or cut off. */
export async function findEveryProblem(contentDir: string): Promise<string[]> {
  const message = "expected a whole picture, got damaged data: copy it again";
  const damaged = await Promise.all(
    readContentFolder(contentDir).pictures.map(async (file) =>
      findingAbout(file, "refused", (await isDamagedFile(join(contentDir, file))) && message),
    ),
  );
  return [...findContentProblems(contentDir), ...damaged.flat().map(formatProblem)];
}

/** Returns a line for each problem: see `findProblems`. */
export function findContentProblems(contentDir: string): string[] {
  return findProblems(contentDir).map(formatProblem);
}

/** Finds values that are probably not meant; if `isStrict`, also what matters only before publishing. */
export function findAdvice(contentDir: string, isStrict: boolean, changes?: Changes) {
  return findAll(contentDir, changes)
    .filter(({ level }) => level === "advised" || (isStrict && level === "strict"))
    .sort(byPosition);
}

/** Checks every file in content/, as it would be with changes, and that none is missing. */
export function findProblems(contentDir: string, changes?: Changes): ContentProblem[] {
  const fields = new Set<string>();
  /** A malformed value needs no second message about a broken reference. */
  const isFirst = ({ file, path }: ContentProblem) => {
    const field = `${file} ${fieldName(path)}`;
    return !fields.has(field) && fields.add(field);
  };
  return findAll(contentDir, changes)
    .filter((problem) => problem.level === "refused" && isFirst(problem))
    .sort(byPosition);
}

/** Returns a line such as `content/team.json:12:5 members[1].linkedin: expected an https URL, got "htp://..."`. */
export function formatProblem({ file, position, path, message }: ContentProblem): string {
  const field = fieldName(path);
  const location = position ? `${file}:${position.line}:${position.column}` : file;
  return `content/${location}${field && ` ${field}`}: ${message}`;
}

/** Of several findings about one field, the first says the most. */
function findAll(contentDir: string, changes?: Changes): ContentProblem[] {
  const folder = readContentFolder(contentDir, changes);
  const { isHidden } = leftOut(valuesOf(folder.sources));
  const pictures = pictureChecker(folder);
  const checks = [
    ({ json }: ContentSource) => json.problems,
    ({ file, json }: ContentSource) => findSchemaProblems(file.schema, json.value),
    repeatedIds,
    textFindings,
    companyFindings,
    choiceFindings,
    taglineFindings,
    seoFindings,
    referenceChecker(folder),
    pictures.findings,
    repeatFinder(),
  ];
  const findings = folder.sources.flatMap((source) =>
    checks
      .flatMap((check) => check(source, folder))
      // What no page shows need not be ready.
      .filter(({ level, path }) => level !== "strict" || !isHidden(source.path, path[0]))
      .map((finding) => {
        const position = source.json.positionOf(finding.path);
        return { file: source.path, position, ...finding };
      }),
  );
  return [...findFolderProblems(folder), ...pictures.ofFiles(), ...findings];
}

function findFolderProblems({ paths, pictures }: ContentFolder): ContentProblem[] {
  const needed = contentFiles.map(({ path }) => path).filter((path) => !path.includes("*"));
  const missing = needed.filter((path) => !paths.includes(path));
  const others = paths.filter((path) => !contentFileAt(path) && !pictures.includes(path));
  const known = "a JPEG, PNG, WebP or AVIF in content/images or a file of the content model";
  return [
    ...missing.flatMap((file) => findingAbout(file, "refused", "expected this file, got nothing")),
    ...others.flatMap((file) =>
      findingAbout(file, "refused", `expected ${known}, got another file`),
    ),
  ];
}

function byPosition(a: ContentProblem, b: ContentProblem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  if (!a.position || !b.position) return 0;
  return a.position.line - b.position.line || a.position.column - b.position.column;
}
