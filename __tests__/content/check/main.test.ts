import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { contentCopyPerTest } from "../../setup/content-copy";
import { legalFile } from "../../setup/legal";
import { words } from "../../setup/words";

const content = contentCopyPerTest();

const tsx = pathToFileURL(require.resolve("tsx")).href;
const program = resolve("src/content/check/main.ts");

function check(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", tsx, program, ...words],
    { encoding: "utf8", env: { ...process.env, CONTENT_DIR: content.dir } },
  );
  // Its first line says of which folder it speaks.
  return { status, stdout: stdout.replace(`Content: ${content.dir}\n`, "¶"), stderr };
}

describe("content:check", () => {
  test("says that every file is valid", () => {
    expect(check()).toEqual({ status: 0, stdout: "¶content: every file is valid\n", stderr: "" });
  });

  test("prints the problems and their number, and exits with status 1", async () => {
    const at = content.edit("team.json", /("id": )"[^"]*"/, '$1¦""');
    expect(check()).toEqual({
      status: 1,
      stdout: "¶content: 1 listed above\n",
      stderr: `content/team.json:${at} members[0].id: expected lower-case letters and digits, words joined by single hyphens, such as tax-advice, got ""\n`,
    });
  });
});

test("legal:check lists what is to be filled in", async () => {
  const at = content.edit(legalFile, /("lead": )"[^"]*"/, '$1¦"Lorem ipsum of [Whom]."');
  const ofPicture = content.edit("team.json", /("imageAlt": )"[^"]*"/, '$1¦"Of [Whom]."');
  const examples: [string, RegExp, string][] = [
    ["url", /("url": )"[^"]*"/, "https://acme.example"],
    ["email", /("email": )"[^"]*"/, "hello@acme.example"],
    ["phone.label", /("phone": \{\s*"label": )"[^"]*"/, "+92 00000 00000"],
    ["phone.number", /("number": )"[^"]*"/, "+920000000000"],
    ["office.street", /("street": )"[^"]*"/, "1 Example Street"],
    ["map.linkUrl", /("linkUrl": )"[^"]*"/, "#"],
    ["map.embedUrl", /("embedUrl": )"[^"]*"/, "https://maps.test/acme-example"],
  ];
  const found = examples.map(([field, pattern, value]) => {
    const position = content.edit("company.json", pattern, `$1¦"${value}"`);
    return `content/company.json:${position} ${field}: ${value} is still to be filled in\n`;
  });
  const { status, stderr } = check("--unfilled");
  expect(status).toBe(1);
  for (const line of found) expect(stderr).toContain(line);
  expect(stderr).toContain(`content/team.json:${ofPicture} members[0].imageAlt: [Whom] is still`);
  for (const gap of ["[Whom]", "Lorem ipsum"]) {
    expect(stderr).toContain(`content/${legalFile}:${at} lead: ${gap} is still to be filled in\n`);
  }
});

test("legal:check advises to shorten what search results would cut, for which no check stops", () => {
  const title = `${"x".repeat(60)}{company}`;
  const at = content.edit("pages/home.json", /("title": )"[^"]*"/, `$1¦"${title}"`);
  expect(check()).toMatchObject({ status: 0, stderr: "" });
  const { name } = words.company;
  const [, advice = ""] = check("--unfilled").stdout.split("Advice, which stops nothing:\n");
  expect(advice).toContain(
    `content/pages/home.json:${at} seo.title: expected at most 60 characters, ` +
      `search results cut longer ones, got ${60 + name.length} with "${name}" in place of {company}\n`,
  );
});
