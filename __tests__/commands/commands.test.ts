import { spawnSync } from "node:child_process";
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { compiled } from "../server/support/compiled";
import { contentCopyPerTest } from "../setup/content-copy";
import { legalFile } from "../setup/legal";

const tsx = pathToFileURL(require.resolve("tsx")).href;

function runNode(parameters: readonly string[], contentDir: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, {
    cwd: dirname(contentDir),
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

async function run(script: string, contentDir: string, ...words: readonly string[]) {
  return runNode([await compiled(`src/commands/${script}`), ...words], contentDir);
}

/** The content may have drawn advice already. */
const withoutAdvice = (stderr: string) => stderr.replace(/^Advice: .*\n/gm, "");

const content = contentCopyPerTest();

describe("content:check", () => {
  test("prints the number of valid files", () => {
    const source = resolve("src/commands/content-check.ts");
    const { status, stdout, stderr } = runNode(["--import", tsx, source], content.dir);
    expect({ status, stderr: withoutAdvice(stderr) }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(/^content: \d+ files are valid\n$/);
  });

  test("prints the problems and their number, and exits with status 1", async () => {
    const at = content.edit("team.json", /("id": )"[^"]*"/, '$1¦""');
    const { status, stdout, stderr } = await run("content-check.ts", content.dir);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(withoutAdvice(stderr)).toBe(
      `content/team.json:${at} members[0].id: expected a slug such as human-resources, got ""\ncontent: 1 problem\n`,
    );
  });
});

describe("content:check -- --strict", () => {
  test("adds advice and still succeeds", async () => {
    const at = content.edit("testimonials.json", /("quote": )"[^"]*"/, '$1¦"Lorem ipsum <b>!"');
    const { status, stderr } = await run("content-check.ts", content.dir, "--strict");
    expect(status).toBe(0);
    const place = `Advice: content/testimonials.json:${at} items[0].quote:`;
    expect(stderr).toContain(`${place} "Lorem ipsum" is a filler: write the text\n`);
    const relaxed = await run("content-check.ts", content.dir);
    expect(relaxed.stderr).toContain(`${place} HTML is shown as typed: write plain text\n`);
    expect(relaxed.stderr).not.toContain("filler");
  });

  test("lists what is to be filled in in the legal texts, and nothing else", async () => {
    content.edit(legalFile, /("lead": )"[^"]*"/, '$1"Of [Whom] and [What]."');
    const { stderr } = await run("content-check.ts", content.dir, "--strict", "legal/");
    const lines = stderr.trimEnd().split("\n");
    for (const gap of ["[Whom]", "[What]"]) {
      expect(lines).toContainEqual(
        expect.stringMatching(`lead: \\${gap} is still to be filled in`),
      );
    }
    expect(lines.filter((line) => !line.startsWith("Advice: content/legal/"))).toEqual([]);
  });
});
