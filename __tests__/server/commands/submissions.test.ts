import { existsSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { honeypotHeader } from "../../../src/domain/submission-protocol";
import { toFilePath } from "../../../server/database/sqlite";
import { formatOfficeTime } from "../../../server/office-time";
import { runSubmissions as runOn } from "../support/run-submissions";
import { findProgram } from "../support/compiled-programs";
import { queryRows } from "../support/databases";
import { createFolder } from "../../setup/folder";
import { postJson } from "../../setup/http";
import { mailTo } from "../support/mail-server";
import { startProgram } from "../support/process";
import { appointment, contactPath, enquiry, expertPath } from "../../setup/sample-submissions";
import { startServer } from "../support/server";

const channel = "mail:office@site.example";

describe("npm run submissions", () => {
  let databaseUrl: string;
  let ids: string[];

  beforeAll(async () => {
    // Nothing listens on port 9, so the mails wait. The first two submissions are from one person.
    const server = await startServer(mailTo(9));
    ({ databaseUrl } = server);
    const send = async (path: string, values: unknown, headers = {}) =>
      String(JSON.parse((await postJson(server.url, path, values, headers)).body).id);
    const linkedIn = "\u001b[2Jin/\0\u202easha";
    ids = [
      await send(contactPath, { ...enquiry, messages: " -1+1" }, { [honeypotHeader]: "filled in" }),
      await send(expertPath, {
        ...appointment,
        email: "ASHA@Example.com",
        linkedIn,
        time: "＝1+1",
      }),
      await send(contactPath, {
        ...enquiry,
        email: "other@example.com",
        name: "Other",
        messages: '@SUM("1")',
      }),
    ];
    await server.stop();
    // Past validation, which may refuse such a name.
    await queryRows(
      databaseUrl,
      `UPDATE submissions SET fields = json_set(fields, '$.name', '=cmd|'' /C calc''!A0') WHERE id = '${ids[0]}' RETURNING 1`,
    );
    await queryRows(databaseUrl, "UPDATE deliveries SET claimed_until = 0 RETURNING 1");
  });

  const run = (...parameters: string[]) => runOn(databaseUrl, ...parameters);

  it("list prints one line per submission, oldest first, or those that were not delivered", async () => {
    const { output } = await run("list");
    const lines = output.trimEnd().split("\n");
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(
      new RegExp(`^${ids[0]} .* contact-enquiry .* suspect: looks automated {2}${channel} waits`),
    );
    expect(lines[1]).toContain("expert-appointment");
    // Received times are in the office's time zone.
    const [, time] = lines[1]?.split("  ") ?? [];
    const { receivedAt } = JSON.parse((await run("export", "--format", "json")).output)[1];
    expect(time).toBe(formatOfficeTime(receivedAt));
    const change = (values: string, id = "") =>
      queryRows(
        databaseUrl,
        `UPDATE deliveries SET ${values} WHERE submission_id = '${id}' RETURNING 1`,
      );
    await change("delivered_at = 1", ids[0]);
    await change("parked_at = 1, attempts = 4, last_error = 'It failed'", ids[1]);
    const undelivered = (await run("list", "--undelivered")).output.trimEnd().split("\n");
    expect(undelivered).toHaveLength(2);
    expect(undelivered[0]).toMatch(new RegExp(`  ${channel} parked \\(4 attempts, It failed\\)$`));
  });

  it("retry makes a parked delivery due again, and done closes it", async () => {
    const retried = await run("retry", ids[1] ?? "");
    expect(retried).toEqual({
      code: 0,
      output: `${ids[1]} is due now by ${channel}.\n`,
      errors: "",
    });
    const half = await run("retry", ids[2] ?? "", ids[0] ?? "");
    expect(half).toMatchObject({ code: 1, output: "" });
    // What was done before the error stays done.
    expect(half.errors).toContain(
      `${ids[2]} is due now by ${channel}.\nNothing waits for ${ids[0]}`,
    );
    const done = await run("done", ids[1] ?? "", ids[2] ?? "");
    expect(done.output).toBe(
      `${ids[1]} counts as delivered by ${channel}.\n${ids[2]} counts as delivered by ${channel}.\n`,
    );
    expect((await run("list", "--undelivered")).output).toBe("");
  });

  it("retry delivers what came before its channel was set", async () => {
    await queryRows(
      databaseUrl,
      `DELETE FROM deliveries WHERE submission_id = '${ids[2]}' RETURNING 1`,
    );
    expect((await run("list", "--undelivered")).output).toMatch(/not delivered\n$/);
    const program = findProgram("submissions");
    const settings = { ...mailTo(9), DATABASE_URL: databaseUrl };
    expect(await startProgram(program, ["retry", ids[2] ?? ""], settings).ended).toBe(0);
    expect((await run("list", "--undelivered")).output).toContain(`${channel} waits (`);
  });

  it("list --undelivered has what one of two recipients lacks", async () => {
    const change = (statement: string) => queryRows(databaseUrl, `${statement} RETURNING 1`);
    await change(`INSERT INTO deliveries (submission_id, channel) VALUES ('${ids[0]}', 'webhook')`);
    const { output } = await run("list", "--undelivered");
    await change("DELETE FROM deliveries WHERE channel = 'webhook'");
    expect(output).toMatch(new RegExp(`^${ids[0]} .*  ${channel} delivered  webhook waits `, "m"));
  });

  it("show prints all of one submission, or of everything that was sent with an address", async () => {
    const { code, output } = await run("show", ids[0] ?? "");
    expect(code).toBe(0);
    expect(output).toContain("email: asha@example.com");
    expect(output).toContain(`option: ${enquiry.option}`);
    const all = await run("show", "Asha@example.com");
    expect(all.output).toMatch(new RegExp(`^${ids[0]} .* contact-enquiry `));
    expect(all.output).toMatch(new RegExp(`^${ids[1]} .* expert-appointment `, "m"));
    expect(all.output).not.toContain("Other");
    // Without control characters for the terminal and direction overrides.
    expect(all.output).toContain("linkedIn: [2Jin/asha\n");
    expect((await run("show", "nothing")).output).toBe("There is no submission nothing.\n");
  });

  it("export prints JSON, and CSV that spreadsheets do not run as formulas", async () => {
    const { code, output } = await run("export", "--format", "csv");
    expect(code).toBe(0);
    const [head, first] = output.split("\r\n");
    // The mark by which Excel knows the accents.
    expect(head).toMatch(/^\ufeff"id","receivedAt \([\w/]+\)","kind","suspect",/);
    for (const field of [...Object.keys(enquiry), ...Object.keys(appointment)]) {
      expect(head).toContain(`"${field}"`);
    }
    expect(first).toMatch(
      /^"[^"]*","\d{4}-\d\d-\d\d \d\d:\d\d","contact-enquiry","looks automated",/,
    );
    expect(first).toContain(`"'=cmd|' /C calc'!A0"`);
    expect(output).toContain(`"${appointment.phone}"`);
    for (const formula of [" -1+1", '@SUM(""1"")', "＝1+1"]) {
      expect(output).toContain(`"'${formula}"`);
    }
    expect(output).toContain('"[2Jin/asha"');
    const european = await run("export", "--format", "csv", "--separator", ";");
    expect(european.output).toMatch(/^\ufeff"id";"receivedAt /);
    const all = JSON.parse((await run("export", "--format", "json")).output);
    expect(all).toHaveLength(3);
    expect(all[2]).toMatchObject({ kind: "contact-enquiry", fields: { name: "Other" } });
  });

  it("fails with a message on a full disk", async () => {
    if (!existsSync("/dev/full")) return;
    const settings = { DATABASE_URL: databaseUrl };
    const before = "exec >/dev/full";
    const list = startProgram(findProgram("submissions"), ["list"], settings, { before });
    expect(await list.ended).toBe(1);
    expect(list.errors()).toMatch(/^ENOSPC[^\n]*\n$/);
  });

  // What is copied, and that it is refused otherwise: server/database/contract.test.ts.
  it("copy copies everything into an empty database", async () => {
    const target = `file:${await createFolder()}/copy.db`;
    const { output } = await run("copy", "--to", target);
    expect(output).toMatch(/^Copied 3 submissions to /);
    expect((await runOn(target, "list")).output).toBe((await run("list")).output);
  });

  it("forget removes the text from SQLite's files", async () => {
    const file = toFilePath(databaseUrl);
    expect(await run("forget", " asha@EXAMPLE.com ")).toEqual({
      code: 0,
      output: "Deleted submissions: 2. Mails that were already sent remain in the mailbox.\n",
      errors: "",
    });
    for (const name of await readdir(dirname(file))) {
      // SQLite removes its log when it likes.
      const content = await readFile(join(dirname(file), name), "latin1").catch(() => "");
      expect(content.toLowerCase()).not.toContain(enquiry.email);
    }
  });
});

it.each(["toString", "show", "export --format xml", "forget a@b.cc d@e.ff", "copy", "done"])(
  "prints the usage as an error, before it needs a database, for: %s",
  async (line) => {
    const { code, errors } = await runOn("nonsense", ...line.split(" "));
    expect(code).toBe(1);
    expect(errors).toMatch(/^Usage: npm run submissions/);
  },
);

it.each([[], ["help"], ["--help"], ["list", "-h"]])("prints the usage for %j", async (...line) => {
  const { code, output, errors } = await runOn("nonsense", ...line);
  expect({ code, errors }).toEqual({ code: 0, errors: "" });
  expect(output).toMatch(/^Usage: npm run submissions/);
});

it("reports a missing database and does not create it", async () => {
  const folder = await createFolder();
  expect(await runOn(`file:${folder}/data/submissions.db`, "list")).toEqual({
    code: 1,
    output: "",
    errors: `There are no submissions yet: ${folder}/data/submissions.db does not exist.\n`,
  });
  expect(await readdir(folder)).toEqual([]);
});
