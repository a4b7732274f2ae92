/** The recipes of CONTRIBUTING.md, carried out, built, and checked as they say. */
import { execFile } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { build } from "../setup/built-copy";
import { carryOutRecipes } from "../setup/recipes";

const folder = resolve("test-results/recipes");
/** In milliseconds, for a build that hangs. */
const limit = 20 * 60_000;

it(
  "builds, type-checks and passes the component tests",
  async () => {
    carryOutRecipes(folder);
    const run = (...command: string[]) =>
      promisify(execFile)(process.execPath, command, { cwd: folder });
    const program = (path: string) => resolve("node_modules", path);
    await run("--import", "tsx", "src/commands/content-schemas.ts");
    process.env.GATSBY_ANALYTICS = `https://stats.example.com/script.js data-site="example.com"`;
    await build(folder);
    const read = (path: string) => readFileSync(join(folder, "public", path), "utf8");
    expect(read("careers/index.html")).toContain("Work with several companies");
    expect(read("index.html")).toContain("Chamber of Commerce");
    expect(read("branches/kolkata/index.html")).toContain("Near the lakes");
    expect(read("services/finance/index.html")).toContain("share/services-finance");
    expect(read("careers/index.html")).toContain("Pricing analyst");
    expect(read("contact-us/index.html")).toContain("Company (optional)");
    expect(read("contact-us/index.html")).toContain('type="checkbox"');
    expect(read("about-us/index.html")).toContain("Our office is closed");
    expect(read("about-us/index.html")).toContain('href="/brochure.pdf"');
    expect(read("brochure.pdf")).toContain("%PDF");
    expect(read("index.html")).toMatch(
      /script-src 'self' [^;]*https:\/\/stats\.example\.com\/script\.js;[^>]*connect-src [^;]*https:\/\/stats\.example\.com[ ;]/,
    );
    expect(read("index.html")).toMatch(
      /<script defer="" src="https:\/\/stats\.example\.com\/script\.js" data-site="example\.com">/,
    );
    // They would publish the source.
    const maps = readdirSync(join(folder, "public")).filter((name) => name.endsWith(".map"));
    expect(maps).toEqual([]);
    await run(program("typescript/bin/tsc"), "--noEmit");
    await run(program("jest/bin/jest.js"), "--selectProjects=document");
    rmSync(folder, { recursive: true });
  },
  limit,
);
