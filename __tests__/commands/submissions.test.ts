import { readFile, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { emptyFolder } from "../server/support/folder";
import { postJson } from "../server/support/http";
import { start } from "../server/support/process";
import { appointment, contactPath, enquiry, expertPath } from "../server/support/samples";
import { rowsOf, startServer, type RunningServer } from "../server/support/server";

let server: RunningServer;
let enquiryId: string;

beforeAll(async () => {
  server = await startServer();
  const idAfter = async (path: string, values: unknown) =>
    String(JSON.parse((await postJson(server.url, path, values)).body).id);
  enquiryId = await idAfter(contactPath, { ...enquiry, name: "=cmd|' /C calc'!A0" });
  await idAfter(expertPath, { ...appointment, email: "ASHA@Example.com" });
  await idAfter(contactPath, { ...enquiry, email: "other@example.com", name: "Other" });
});

async function run(...parameters: string[]) {
  return runOn(server.databaseUrl, ...parameters);
}

async function runOn(databaseUrl: string, ...parameters: string[]) {
  const program = start("src/commands/submissions.ts", parameters, { DATABASE_URL: databaseUrl });
  const code = await program.ended;
  return { code, output: program.output(), errors: program.errors() };
}

it("list prints one line per submission, oldest first", async () => {
  const { code, output } = await run("list");
  expect(code).toBe(0);
  const lines = output.trimEnd().split("\n");
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(new RegExp(`^${enquiryId} .* contact-enquiry .* suspect$`));
  expect(lines[1]).toContain("expert-appointment");
});

it("show prints all fields of one submission", async () => {
  const { code, output } = await run("show", enquiryId);
  expect(code).toBe(0);
  expect(output).toContain("email: asha@example.com");
  expect(output).toContain("option: Strategy");
});

it("export prints CSV that spreadsheets do not run as formulas", async () => {
  const { code, output } = await run("export", "--format", "csv", "--since", "2026-01-01");
  expect(code).toBe(0);
  const [head, first] = output.split("\r\n");
  expect(head).toBe(
    '"id","receivedAt","kind","suspect","name","email","phone","option","messages","date","time","service","linkedIn"',
  );
  expect(first).toContain(`"'=cmd|' /C calc'!A0"`);
  expect(output).toContain(`"'+919876543210"`);
});

it("export prints JSON, optionally from a day on", async () => {
  const all = JSON.parse((await run("export", "--format", "json")).output);
  expect(all).toHaveLength(3);
  expect(all[2]).toMatchObject({ kind: "contact-enquiry", fields: { name: "Other" } });
  expect((await run("export", "--format=json", "--since=2999-01-01")).output).toBe("[]\n");
});

it.each([
  [[]],
  [["toString"]],
  [["show"]],
  [["forget"]],
  [["list", "more"]],
  [["export"]],
  [["export", "--format", "xml"]],
  [["list", "--until", "2026-01-01"]],
  [["list", "--format", "csv"]],
  [["show", "id", "--since", "2026-01-01"]],
])("prints the usage for %j", async (parameters) => {
  const { code, errors } = await run(...parameters);
  expect(code).toBe(1);
  expect(errors).toMatch(/^Usage: npm run submissions/);
});

it.each([
  [["show", "nothing"], "There is no submission nothing.\n"],
  [["list", "--since", "yesterday"], "--since expects a day such as 2026-12-31, not yesterday\n"],
])("explains what is wrong with %j", async (parameters, message) => {
  expect(await run(...parameters)).toEqual({ code: 1, output: "", errors: message });
});

it("reports a missing database and does not create it", async () => {
  const folder = await emptyFolder();
  const { code, errors } = await runOn(`file:${folder}/data/submissions.db`, "list");
  expect(code).toBe(1);
  expect(errors).toContain("There are no submissions yet");
  expect(await readdir(folder)).toEqual([]);
});

it("forget deletes a person's submissions and deliveries from the files while the server runs", async () => {
  await rowsOf(
    server.databaseUrl,
    `INSERT INTO deliveries SELECT id, 'mail', 0, 0, 0, NULL, NULL, NULL FROM submissions RETURNING 1`,
  );
  expect((await run("forget", " asha@EXAMPLE.com ")).output).toMatch(/^Deleted 2 submissions\./);
  const left = await rowsOf(server.databaseUrl, "SELECT email FROM submissions");
  expect(left).toEqual([{ email: "other@example.com" }]);
  expect(await rowsOf(server.databaseUrl, "SELECT count(*) AS n FROM deliveries")).toEqual([
    { n: 1 },
  ]);
  const folder = dirname(server.databaseUrl.slice("file:".length));
  for (const name of await readdir(folder)) {
    const content = await readFile(join(folder, name), "latin1");
    expect(content.toLowerCase()).not.toContain("asha@example.com");
  }
  expect((await run("forget", "asha@example.com")).output).toMatch(/^Deleted 0 submissions\./);
});
