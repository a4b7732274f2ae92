import { mkdir, readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { createStore } from "../../../src/server/store/add-store";
import { filePath } from "../../../src/server/store/sqlite/sqlite-store";
import { runSubmissions } from "../support/commands";
import { compiledSite } from "../support/compiled";
import { databaseKinds, rowsOf } from "../support/databases";
import { start } from "../support/process";
import { enquiry } from "../support/samples";
import { defaultSettings } from "../support/server";

/** Files named after the database and its version, each with two submissions. */
const fixtures = join(__dirname, "fixtures");

async function load(url: string, script: string): Promise<void> {
  if (!url.startsWith("file:")) {
    await rowsOf(url, script);
    return;
  }
  await mkdir(dirname(filePath(url)), { recursive: true });
  const database = new DatabaseSync(filePath(url));
  database.exec(script);
  database.close();
}

const structure = {
  SQLite: `SELECT t.name AS tab, c.name AS col, c.type AS kind, c."notnull" AS needed
    FROM sqlite_master t, pragma_table_info(t.name) c WHERE t.type = 'table' ORDER BY 1, 2`,
  PostgreSQL: `SELECT table_name AS tab, column_name AS col, data_type AS kind, is_nullable AS needed
    FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2`,
};
const indexes = {
  SQLite: "SELECT name, tbl_name FROM sqlite_master WHERE type = 'index' ORDER BY name",
  PostgreSQL: "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1",
};
const setNewerVersion = {
  SQLite: "PRAGMA user_version = 99",
  PostgreSQL: "UPDATE schema_version SET version = 99",
};
const readVersion = {
  SQLite: "SELECT user_version AS version FROM pragma_user_version",
  PostgreSQL: "SELECT version FROM schema_version",
};

describe.each(databaseKinds)("$name", ({ name, create }) => {
  const shapeOf = async (url: string) => [
    await rowsOf(url, structure[name]),
    await rowsOf(url, indexes[name]),
  ];

  it("upgrades a database of every former version, and keeps what it holds", async () => {
    const freshUrl = await create();
    const fresh = createStore(freshUrl);
    await fresh.check();
    await fresh.close();
    const expected = await shapeOf(freshUrl);

    const files = (await readdir(fixtures)).filter((file) => file.startsWith(name.toLowerCase()));
    expect(files.length).toBeGreaterThanOrEqual(name === "SQLite" ? 3 : 1);
    for (const file of files) {
      const url = await create();
      await load(url, await readFile(join(fixtures, file), "utf8"));
      const store = createStore(url);
      expect(await store.list()).toEqual([
        {
          id: "first",
          kind: "contact-enquiry",
          receivedAt: "2026-11-01T10:00:00.000Z",
          suspect: [],
          fields: { name: "Asha Rao", email: "asha@example.com" },
        },
        {
          id: "second",
          kind: "contact-enquiry",
          receivedAt: "2026-11-02T10:00:00.000Z",
          suspect: ["no form token"],
          fields: { name: "B\0", email: "b@example.com" },
        },
      ]);
      expect(await store.listDeliveries()).toMatchObject([
        { submissionId: "first", delivered: true, parked: false },
        { submissionId: "second", delivered: false, parked: false, lastError: "ECONNREFUSED" },
      ]);
      const claim = await store.claimDelivery("mail", "one", 60_000, []);
      expect(claim?.submission.id).toBe("second");
      const submission = { kind: "a", fields: enquiry, suspect: [], idempotencyKey: "key:1" };
      expect(await store.save(submission, ["mail"])).toEqual({ outcome: "conflict" });
      await store.close();
      expect(await shapeOf(url)).toEqual(expected);
    }
  });

  it("reads and copies a database of every former version, and leaves it as it is", async () => {
    for (const file of (await readdir(fixtures)).filter((one) =>
      one.startsWith(name.toLowerCase()),
    )) {
      const url = await create();
      await load(url, await readFile(join(fixtures, file), "utf8"));
      const before = await shapeOf(url);
      const store = createStore(url, undefined, true);
      expect((await store.list()).map(({ id }) => id)).toEqual(["first", "second"]);
      expect(await store.find("second")).toMatchObject({ fields: { name: "B\0" } });
      expect(await store.listDeliveries()).toMatchObject([
        { submissionId: "first", delivered: true, parked: false },
        { submissionId: "second", delivered: false, parked: false, lastError: "ECONNREFUSED" },
      ]);
      const target = createStore(await create());
      await target.restore(await store.dump());
      expect(await target.list()).toEqual(await store.list());
      await expect(store.forget("asha@example.com")).rejects.toThrow(/read-?only/);
      await target.close();
      await store.close();
      expect(await shapeOf(url)).toEqual(before);
      const list = await runSubmissions(url, "list");
      expect(list).toMatchObject({ code: 0, errors: "" });
      expect(await shapeOf(url)).toEqual(before);
    }
  });

  it("refuses a database of a newer version in one line, and leaves it as it is", async () => {
    const url = await create();
    const store = createStore(url);
    await store.check();
    await store.close();
    await load(url, setNewerVersion[name]);

    const settings = { ...(await defaultSettings()), DATABASE_URL: url };
    const message =
      / was written by a newer version of this program \(its tables have version 99, this program knows \d+\)\. Start that version, or restore an older backup\.\n$/;
    const site = start(compiledSite, [], settings);
    expect(await site.ended).toBe(1);
    expect(site.errors()).toMatch(message);
    expect(site.errors().split("\n")).toHaveLength(2);
    expect(site.output()).toBe("");
    const list = await runSubmissions(url, "list");
    expect(list).toMatchObject({ code: 1, errors: expect.stringMatching(message) });
    expect(await rowsOf(url, readVersion[name])).toEqual([{ version: 99 }]);
  });
});
