import { spawnSync } from "node:child_process";
import {
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { addServices } from "./many-services";

/** A copy of the project beside it, on the same disk so that its packages can be hard links. */
const copy = `${resolve(".")}-with-many-services`;
const leftOut = [".cache", ".git", "node_modules", "public", "test-results", "playwright-report"];
const few = 100;
const many = 1000;

const watchedFiles = [
  "service/index.html",
  "page-data/service/page-data.json",
  "search-index.json",
] as const;

/**
 * Builds a copy of the site with a hundred services, with a thousand, and after an edit of one of them. Prints how
 * long that takes and how heavy the files are that list all services. A first build, which is not counted, makes the
 * pictures and compiles the scripts.
 */
export function scale(): void {
  try {
    for (const name of readdirSync(".").filter((each) => !leftOut.includes(each))) {
      cpSync(name, join(copy, name), { recursive: true });
    }
    linkFolder("node_modules", join(copy, "node_modules"));
    build();
    const withFew = buildWith(few);
    const withMany = buildWith(many);
    const slope = ((withMany - withFew) / (many - few)) * 1000;
    console.log(`each further one    ${slope.toFixed(1)} ms`);
    editOne();
    console.log(`one of them edited  ${build().toFixed(1)} s`);
    for (const file of watchedFiles) {
      const bytes = readFileSync(join(copy, "public", `${file}.br`)).length;
      console.log(`${file.padEnd(34)}${(bytes / 1024).toFixed(1)} KB compressed`);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function buildWith(count: number): number {
  addServices(join(copy, "content"), count);
  const seconds = build();
  console.log(`${String(count).padStart(4)} services       ${seconds.toFixed(1)} s`);
  return seconds;
}

function build(): number {
  const start = performance.now();
  const { status } = spawnSync("npx", ["gatsby", "build"], { cwd: copy, stdio: "ignore" });
  if (status !== 0) throw new Error(`gatsby build failed in ${copy}`);
  return (performance.now() - start) / 1000;
}

/** Gatsby does not build a site whose packages are a symbolic link. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isFile()) linkSync(source, target);
    else cpSync(source, target, { verbatimSymlinks: true });
  }
}

function editOne(): void {
  const folder = join(copy, "content/services");
  const path = join(folder, readdirSync(folder).find((name) => name.includes("-500")) ?? "");
  const text = readFileSync(path, "utf8");
  writeFileSync(path, text.replace('"content": "', '"content": "Edited. '));
}
