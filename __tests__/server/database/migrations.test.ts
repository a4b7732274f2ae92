/** Databases written by another version of the program. Each test runs on SQLite, and on PostgreSQL. */
import { openDatabase } from "../../../server/database/open-database";
import { runSubmissions } from "../support/run-submissions";
import { serverProgram } from "../support/compiled-programs";
import { databaseKinds, queryRows } from "../support/databases";
import { startMailServer } from "../support/mail-server";
import { createOldDatabase } from "../support/old-databases";
import { startProgram, startServerProgram } from "../support/process";
import { createSettings } from "../support/server";
import { postEnquiry } from "../support/post-enquiry";
import { pause, waitUntil } from "../../setup/wait";

const newest = 9;

describe.each(databaseKinds)("$name", (kind) => {
  const { create, lock } = kind;
  const readVersion = async (url: string) =>
    (await queryRows(url, "SELECT version FROM schema_version"))[0]?.version;

  const countMigrations = (log: string) => log.split(` from version`).length - 1;

  it.each([7, 8] as const)("delivers what waits in tables of version %d", async (version) => {
    const url = await createOldDatabase(kind, version);
    const office = await startMailServer();
    const settings = { ...(await createSettings()), ...office.settings, LOG_LEVEL: "info" };
    const site = await startServerProgram({ ...settings, DATABASE_URL: url });
    await waitUntil("the waiting mail has come", () => office.mails.length > 0);
    expect(office.mails[0]?.content).toContain("Waiting Wu");
    expect((await postEnquiry(site.url)).status).toBe(201);
    await waitUntil("the new mail has come", () => office.mails.length > 1);
    expect(office.mails[1]?.content).toContain("Asha Rao");
    expect(countMigrations(site.output())).toBe(1);
    site.kill("SIGTERM");
    await site.ended;
    expect(await readVersion(url)).toBe(newest);
  });

  it.each([7, 8] as const)("lists, exports and copies tables of version %d", async (version) => {
    const old = () => createOldDatabase(kind, version);
    const listed = await runSubmissions(await old(), "list");
    expect(listed.code).toBe(0);
    expect(listed.output.trimEnd().split("\n")).toEqual([
      expect.stringMatching(/^1 .* Sent d'Or {2}mail:office@site.example delivered$/),
      expect.stringMatching(
        /^2 .* Waiting Wu {2}suspect: looks automated {2}.* waits \(2 attempts, Nobody listens\)/,
      ),
      expect.stringMatching(/^3 .* Parked Pi .* parked \(4 attempts, It was refused\)$/),
    ]);
    expect(countMigrations(listed.errors)).toBe(1);
    const [exported, target] = [
      await runSubmissions(await old(), "export", "--format", "json"),
      await create(),
    ];
    expect(JSON.parse(exported.output)).toMatchObject([
      { id: "1", receivedAt: "2026-11-21T08:00:00.000Z", deliveries: [{ delivered: true }] },
      { id: "2", fields: { name: "Waiting Wu" }, deliveries: [{ attempts: 2 }] },
      { id: "3", kind: "contact-enquiry", deliveries: [{ parked: true }] },
    ]);
    const copied = await runSubmissions(await old(), "copy", "--to", target);
    expect(copied).toMatchObject({ code: 0, output: expect.stringContaining("Copied 3 ") });
    expect(await runSubmissions(target, "list")).toEqual({ ...listed, errors: "" });
  });

  it("changes nothing where a migration fails", async () => {
    const url = await createOldDatabase(kind, 7);
    await queryRows(url, "ALTER TABLE submissions ADD COLUMN looks_automated TEXT");
    const database = openDatabase(url);
    await expect(database.list()).rejects.toThrow(/looks_automated/);
    await database.close();
    // The migration before the one that fails added a column.
    expect(await queryRows(url, "SELECT * FROM schema_version")).toEqual([
      { version: 7, checked_at: expect.anything() },
    ]);
    await queryRows(url, "ALTER TABLE submissions DROP COLUMN looks_automated");
    const mended = openDatabase(url);
    expect(await mended.list()).toHaveLength(3);
    await mended.close();
  });

  it("migrates once when several processes start at the same time", async () => {
    const url = await createOldDatabase(kind, 7);
    const lines: string[] = [];
    const databases = [1, 2, 3, 4].map(() => openDatabase(url, (line) => lines.push(line)));
    const unlock = await lock(url);
    const lists = databases.map((each) => each.list());
    await pause(500);
    await unlock();
    expect((await Promise.all(lists)).map((each) => each.length)).toEqual([3, 3, 3, 3]);
    expect(lines).toEqual([`Migrated ${databases[0]?.location} from version 7 to ${newest}`]);
    // These use the columns that the migrations have added.
    for (const each of databases) {
      expect(await each.purge(36_500, Date.now())).toBe(0);
      await each.check();
      await each.close();
    }
  });

  it.each([5, newest + 1])(
    "refuses tables of version %d in words, and leaves them",
    async (version) => {
      const url = await createOldDatabase(kind, 8);
      await queryRows(url, `UPDATE schema_version SET version = ${version} RETURNING 1`);
      const words = new RegExp(
        `^\\S+ has tables of version ${version}, and this program knows the versions 7 to ${newest}[^\n]*\n$`,
      );
      const refused = { code: 1, output: "", errors: expect.stringMatching(words) };
      expect(await runSubmissions(url, "list")).toEqual(refused);
      const settings = { ...(await createSettings()), DATABASE_URL: url };
      const site = startProgram(serverProgram, [], settings);
      expect(await site.ended).toBe(1);
      expect(site.errors()).toMatch(words);
      // Nor does copy write to such a database.
      const source = await createOldDatabase(kind, 8);
      await runSubmissions(source, "list");
      expect(await runSubmissions(source, "copy", "--to", url)).toEqual(refused);
      expect(await readVersion(url)).toBe(version);
    },
  );

  it("refuses tables from before their version was stored", async () => {
    const url = await createOldDatabase(kind, 7);
    await queryRows(url, "DROP TABLE schema_version");
    expect(await runSubmissions(url, "list")).toMatchObject({
      code: 1,
      errors: expect.stringContaining("has tables of version 0, and this program knows"),
    });
  });
});
