import { readFile, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { formDefinitions } from "../../src/domain/site-forms";
import { honeypotHeader } from "../../src/domain/submission-protocol";
import { filePath } from "../../src/server/store/sqlite/sqlite-store";
import { runSubmissions as runOn } from "../server/support/commands";
import { compiled } from "../server/support/compiled";
import { databaseKinds, rowsOf } from "../server/support/databases";
import { emptyFolder } from "../server/support/folder";
import { postJson } from "../server/support/http";
import { mailTo } from "../server/support/mail-server";
import { start } from "../server/support/process";
import { appointment, contactPath, enquiry, expertPath } from "../server/support/samples";
import { startServer } from "../server/support/server";

const nowhere = "file:nowhere.db";

/**
 * A database with three submissions, the first two of which are from one person. Its server has stopped, because it could
 * have a delivery in hand when a command wants to change it.
 */
async function databaseWithSubmissions() {
  // Nothing listens on port 9, so the mails wait.
  const server = await startServer(mailTo(9));
  const send = async (path: string, values: unknown, headers = {}) =>
    String(JSON.parse((await postJson(server.url, path, values, headers)).body).id);
  const fromMachine = { [honeypotHeader]: "filled in" };
  const ids = [
    await send(contactPath, { ...enquiry, name: "=cmd|' /C calc'!A0" }, fromMachine),
    await send(
      expertPath,
      { ...appointment, email: "ASHA@Example.com", linkedIn: "in/\0asha" },
      fromMachine,
    ),
    await send(contactPath, { ...enquiry, email: "other@example.com", name: "Other" }),
  ];
  await server.stop();
  return { ...server, ids };
}

describe("npm run submissions", () => {
  let databaseUrl: string;
  let ids: string[];

  beforeAll(async () => {
    ({ databaseUrl, ids } = await databaseWithSubmissions());
  });

  const run = (...parameters: string[]) => runOn(databaseUrl, ...parameters);

  it("list prints one line per submission, oldest first", async () => {
    const { code, output } = await run("list");
    expect(code).toBe(0);
    const lines = output.trimEnd().split("\n");
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(new RegExp(`^${ids[0]} .* contact-enquiry .* suspect {2}mail waits`));
    expect(lines[1]).toContain("expert-appointment");
  });

  it("list --undelivered leaves out what is delivered, and marks what is parked", async () => {
    await rowsOf(
      databaseUrl,
      `UPDATE deliveries SET delivered_at = 1 WHERE submission_id = '${ids[0]}' RETURNING 1`,
    );
    await rowsOf(
      databaseUrl,
      `UPDATE deliveries SET parked_at = 1, attempts = 4, last_error = 'EENVELOPE 550'
       WHERE submission_id = '${ids[1]}' RETURNING 1`,
    );
    const { output } = await run("list", "--undelivered");
    const lines = output.trimEnd().split("\n");
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/suspect {2}mail parked \(4 attempts, EENVELOPE 550\)$/);
  });

  it("retry makes a parked delivery due again", async () => {
    expect(await run("retry", ids[1] ?? "")).toEqual({
      code: 0,
      output: "The server will deliver it within seconds by mail.\n",
      errors: "",
    });
    expect(await rowsOf(databaseUrl, "SELECT 1 FROM deliveries WHERE parked_at > 0")).toEqual([]);
    expect(await run("retry", ids[0] ?? "")).toEqual({
      code: 1,
      output: "",
      errors:
        `Nothing waits to be delivered for ${ids[0]}, unless the server is delivering it now. Neither SMTP_URL nor WEBHOOK_URL is set for this command: ` +
        "give it the server's settings.\n",
    });
  });

  it("done closes what arrived, and what came before its channel was set can be retried", async () => {
    const done = await run("done", ids[1] ?? "", ids[2] ?? "");
    expect(done.output).toBe(
      `${ids[1]} counts as delivered by mail.\n${ids[2]} counts as delivered by mail.\n`,
    );
    expect((await run("done", ids[1] ?? "")).errors).toBe(
      `Nothing waits to be delivered for ${ids[1]}, unless the server is delivering it now.\n`,
    );
    expect((await run("list", "--undelivered")).output).toBe("");
    await rowsOf(
      databaseUrl,
      `DELETE FROM deliveries WHERE submission_id = '${ids[2]}' RETURNING 1`,
    );
    expect((await run("list", "--undelivered")).output).toMatch(/not delivered\n$/);
    const program = await compiled("src/commands/submissions.ts");
    const retry = start(program, ["retry", ids[2] ?? ""], {
      ...mailTo(9),
      DATABASE_URL: databaseUrl,
    });
    expect(await retry.ended).toBe(0);
    expect((await run("list", "--undelivered")).output).toContain("mail waits (");
  });

  it("show prints all fields of one submission", async () => {
    const { code, output } = await run("show", ids[0] ?? "");
    expect(code).toBe(0);
    expect(output).toContain("email: asha@example.com");
    expect(output).toContain(`option: ${enquiry.option}`);
    const { errors } = await run("show", "nothing");
    expect(errors).toBe("There is no submission nothing.\n");
  });

  it("export prints CSV that spreadsheets do not run as formulas, and JSON", async () => {
    const { code, output } = await run("export", "--format", "csv", "--since", "2026-01-01");
    expect(code).toBe(0);
    const [head, first] = output.split("\r\n");
    const fields = formDefinitions.flatMap((form) => Object.keys(form.fields));
    const columns = [...new Set(["id", "receivedAt", "kind", "suspect", ...fields])];
    expect(head).toBe(`\ufeff"${columns.join('","')}"`);
    expect(first).toContain(`"'=cmd|' /C calc'!A0"`);
    expect(output).toContain(`"'+919876543210"`);
    const all = JSON.parse((await run("export", "--format", "json")).output);
    expect(all).toHaveLength(3);
    expect(all[2]).toMatchObject({ kind: "contact-enquiry", fields: { name: "Other" } });
    expect((await run("export", "--format=json", "--since=2999-01-01")).output).toBe("[]\n");
  });

  it("copy copies everything into an empty database of any kind, and only into one", async () => {
    const exportOf = async (url: string) => (await runOn(url, "export", "--format", "json")).output;
    let from = databaseUrl;
    // To each kind of database, and from each.
    for (const { create } of [...databaseKinds].reverse()) {
      const target = await create();
      const copy = await runOn(from, "copy", "--to", target);
      expect(copy).toMatchObject({ code: 0, errors: "" });
      expect(copy.output).toMatch(/^Copied 3 submissions to /);
      expect(await exportOf(target)).toBe(await exportOf(databaseUrl));
      expect((await runOn(target, "list")).output).toMatch(/mail delivered\n.*mail waits/);
      from = target;
    }
    expect(await run("copy", "--to", from)).toEqual({
      code: 1,
      output: "",
      errors: "The database cannot be used: It already holds submissions.\n",
    });
  });

  it("forget and purge delete submissions and deliveries", async () => {
    const forgotten = await run("forget", " asha@EXAMPLE.com ");
    expect(forgotten.output).toMatch(/^Deleted 2 submissions\. Mails that were already sent/);
    const left = await rowsOf(databaseUrl, "SELECT id FROM submissions");
    expect(left).toEqual([{ id: ids[2] }]);
    expect(await rowsOf(databaseUrl, "SELECT submission_id FROM deliveries")).toHaveLength(1);
    expect((await run("purge", "--before", "2026-01-01")).output).toMatch(/^Deleted 0 submissions/);
    const purged = await run("purge", "--before", "2999-01-01");
    expect(purged.output).toMatch(/^Deleted 1 submission\./);
    expect(purged.output).toContain(`1 of these had not been delivered:\n${ids[2]}\n`);
    expect(await rowsOf(databaseUrl, "SELECT submission_id FROM deliveries")).toEqual([]);
  });
});

it.each([
  "",
  "toString",
  "show",
  "list more",
  "export",
  "export --format xml",
  "list --until 2026-01-01",
  "list --format csv",
  "purge --before",
  "copy",
  "list --undelivered=yes",
])("prints the usage for: %s", async (line) => {
  const { code, errors } = await runOn(nowhere, ...line.split(" ").filter(Boolean));
  expect(code).toBe(1);
  expect(errors).toMatch(/^Usage: npm run submissions/);
});

it.each([
  [["list", "--since", "yesterday"], "--since expects a day such as 2026-12-31, not yesterday\n"],
  [["purge", "--before", "1.2.2026"], "--before expects a day such as 2026-12-31, not 1.2.2026\n"],
  [["list"], "There are no submissions yet: nowhere.db does not exist.\n"],
])("explains what is wrong with %j", async (parameters, message) => {
  expect(await runOn(nowhere, ...parameters)).toEqual({ code: 1, output: "", errors: message });
});

it("runs without being compiled, as npm run submissions does", async () => {
  const { url, databaseUrl } = await startServer();
  await postJson(url, contactPath, enquiry);
  const list = start("src/commands/submissions.ts", ["list"], { DATABASE_URL: databaseUrl });
  expect(await list.ended).toBe(0);
  expect(list.errors()).toBe("");
  expect(list.output()).toContain(" contact-enquiry ");
});

it("reports a missing database and does not create it", async () => {
  const folder = await emptyFolder();
  const { code } = await runOn(`file:${folder}/data/submissions.db`, "list");
  expect(code).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

it("forget removes the text from SQLite's files while the server runs, or says where it remains", async () => {
  const { url, databaseUrl } = await startServer();
  await postJson(url, contactPath, enquiry);
  const file = filePath(databaseUrl);
  const reader = new DatabaseSync(file);
  reader.exec("BEGIN; SELECT * FROM submissions");
  const first = await runOn(databaseUrl, "forget", enquiry.email);
  expect(first.output).toMatch(/^Deleted 1 submission\..* deleted text remains in .*-wal\./);
  reader.exec("COMMIT");
  reader.close();

  const second = await runOn(databaseUrl, "forget", enquiry.email);
  expect(second.output).toBe(
    "Deleted 0 submissions. Mails that were already sent remain in the mailbox.\n",
  );
  for (const name of await readdir(dirname(file))) {
    const content = await readFile(join(dirname(file), name), "latin1");
    expect(content.toLowerCase()).not.toContain(enquiry.email);
  }
});
