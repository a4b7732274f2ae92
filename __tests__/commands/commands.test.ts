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

function run(script: "content-check", contentDir: string, ...words: readonly string[]) {
  return runNode([compiled(script), ...words], contentDir);
}

const content = contentCopyPerTest();

describe("content:check", () => {
  test("says that every file is valid", () => {
    const source = resolve("src/commands/content-check.ts");
    const result = runNode(["--import", tsx, source], content.dir);
    expect(result).toEqual({ status: 0, stdout: "content: every file is valid\n", stderr: "" });
  });

  test("prints the problems and their number, and exits with status 1", async () => {
    const at = content.edit("team.json", /("id": )"[^"]*"/, '$1¦""');
    expect(run("content-check", content.dir)).toEqual({
      status: 1,
      stdout: "content: 1 listed above\n",
      stderr: `content/team.json:${at} members[0].id: expected a slug such as human-resources, got ""\n`,
    });
  });
});

test("legal:check lists what is to be filled in", async () => {
  const at = content.edit(legalFile, /("lead": )"[^"]*"/, '$1¦"Of [Whom] and lorem ipsum."');
  const { status, stderr } = run("content-check", content.dir, "--unfilled");
  expect(status).toBe(1);
  for (const gap of ["[Whom]", "lorem ipsum"]) {
    expect(stderr).toContain(`content/${legalFile}:${at} lead: ${gap} is still to be filled in\n`);
  }
});
