/** What both databases promise. Each test runs on a real file, and on a real PostgreSQL. */
import { openDatabase } from "../../../server/database/open-database";
import type { Database } from "../../../server/database/database";
import { findByEmail, readPages } from "../../../server/database/queries/submissions";
import type { Channel } from "../../../server/database/submission";
import { databaseKinds, queryRows } from "../support/databases";
import { enquiry } from "../../setup/sample-submissions";

const hour = 3_600_000;
const day = 24 * hour;
const minute = 60_000;
const office = "mail:office@site.example";

describe.each(databaseKinds)("$name", ({ create }) => {
  let url: string;
  let databases: Database[];
  let database: Database;

  const open = () => {
    const opened = openDatabase(url);
    databases.push(opened);
    return opened;
  };

  beforeEach(async () => {
    databases = [];
    url = await create();
    database = open();
  });

  afterEach(async () => {
    for (const opened of databases) await opened.close();
  });

  const save = async (fields: Record<string, string> = {}, channels: Channel[] = [office]) => {
    const submission = {
      form: "contact-enquiry",
      fields: { ...enquiry, ...fields },
      looksAutomated: false,
    };
    const result = await database.save(submission, channels);
    if (result.outcome === "conflict") throw new Error("conflict");
    return result.id;
  };
  const claim = (channel: Channel = office, holdTime = minute) => database.claim(channel, holdTime);
  /** Claims the delivery that is due, and lets it fail. */
  const fail = async (delay: number | "park", isRefusal = false) => {
    const claimed = await claim();
    if (claimed === undefined) throw new Error("nothing claimed");
    await database.markFailed(claimed, { reason: "Nobody listens", isRefusal, delay });
    return claimed;
  };
  const change = (sql: string) => queryRows(url, `${sql} RETURNING 1`);
  const setReceived = (id: string, ago: number) => {
    const time = new Date(Date.now() - ago).toISOString();
    return change(`UPDATE submissions SET received_at = '${time}' WHERE id = '${id}'`);
  };
  const listIds = async () => (await database.list()).map(({ id }) => id);
  const listStates = async () => (await database.list()).flatMap(({ deliveries }) => deliveries);

  it("returns what was saved, whatever characters it holds", async () => {
    // In two strings, because SWC would take the lone surrogate and the emoji for one broken character.
    const name = "a\0b\ud800" + "\u{1f600}'\"\\";
    const fields = { ...enquiry, name, messages: "é\u2028\r\n$1 ?" };
    const id = await save(fields, [office, "webhook"]);
    const receivedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const waiting = { attempts: 0, delivered: false, parked: false, lastError: null };
    expect(await database.list()).toEqual([
      {
        ...{ id, form: "contact-enquiry", receivedAt, looksAutomated: false, fields },
        deliveries: [
          { channel: office, ...waiting },
          { channel: "webhook", ...waiting },
        ],
      },
    ]);
  });

  it("reads many in pages, each once, even if they came in the same moment", async () => {
    await database.check();
    await queryRows(
      url,
      `INSERT INTO submissions (id, kind, received_at, fields)
       WITH RECURSIVE numbers (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < 1001)
       SELECT 'id-' || i, 'a', '2026-01-02T03:04:05.000Z', '{}' FROM numbers RETURNING 1`,
    );
    await change(
      "INSERT INTO deliveries (submission_id, channel) SELECT id, 'webhook' FROM submissions",
    );
    const lengths: number[] = [];
    const ids = new Set<string>();
    for await (const page of readPages(database.list)) {
      lengths.push(page.length);
      for (const { id, deliveries } of page) if (deliveries.length === 1) ids.add(id);
    }
    expect(lengths).toEqual([500, 500, 1]);
    expect(ids.size).toBe(1001);
  });

  it("counts the forms of an hour with the same message, whoever sent them", async () => {
    const now = Date.now();
    const count = (fields: Record<string, string>, form = "contact-enquiry") =>
      database.countSameText({ form, fields: { ...enquiry, ...fields } }, now - hour);
    const messages = 'Buy "this",\n50% \\ off';
    const sent = await Promise.all(["Asha", "Bo", "Cy"].map((name) => save({ name, messages })));
    await save({ name: messages, messages: `${messages}, again` });
    await setReceived(sent[0] ?? "", 2 * hour);
    expect(await count({ name: "Di", messages })).toBe(2);
    expect(await count({ messages: "name" })).toBe(0);
    expect(await count({ messages }, "expert-appointment")).toBe(0);
    // A form without a message is compared as a whole.
    const { messages: _, ...appointment } = enquiry;
    const submission = { form: "a", fields: appointment, looksAutomated: false };
    await database.save(submission, []);
    expect(await database.countSameText(submission, now - hour)).toBe(1);
    const other = { ...submission, fields: { ...appointment, name: "Other" } };
    expect(await database.countSameText(other, now - hour)).toBe(0);
  });

  it("has saved nothing, and says so, when the database refuses the commit", async () => {
    await save();
    await queryRows(url, "CREATE TABLE nobody (id TEXT PRIMARY KEY)");
    await queryRows(url, "DROP TABLE deliveries");
    await queryRows(
      url,
      `CREATE TABLE deliveries (channel TEXT, due_at BIGINT,
         submission_id TEXT REFERENCES nobody (id) DEFERRABLE INITIALLY DEFERRED)`,
    );
    await expect(save()).rejects.toThrow(/foreign key/i);
    expect(await queryRows(url, "SELECT id FROM submissions")).toHaveLength(1);
  });

  it("lists submissions oldest first, and deletes those that were too old a day ago", async () => {
    const [recent, older] = [await save(), await save()];
    await setReceived(older, 31 * day);
    expect(await listIds()).toEqual([older, recent]);
    expect(await database.purge(30, Date.now())).toBe(0);
    expect(await database.purge(30, Date.now() + 23 * hour)).toBe(0);
    expect(await open().purge(30, Date.now() + 25 * hour)).toBe(1);
    expect(await listIds()).toEqual([recent]);
    expect(await queryRows(url, "SELECT submission_id FROM deliveries")).toHaveLength(1);
  });

  it.each([
    ["ahead", [0, 365 * day, 365 * day + 23 * hour, day, 365 * day, 365 * day + 23 * hour]],
    ["behind", [-365 * day, -364 * day, 0, hour]],
  ])(
    "deletes nothing while a clock is %s for less than a day, whoever asks",
    async (_, moments) => {
      const begun = Date.now();
      await save();
      for (const moment of moments) expect(await open().purge(30, begun + moment)).toBe(0);
    },
  );

  it("deletes what is old again once a clock that was ahead is right", async () => {
    const begun = Date.now();
    await setReceived(await save(), 40 * day);
    expect(await database.purge(30, begun + 500 * day)).toBe(0);
    expect(await database.purge(30, begun)).toBe(0);
    expect(await database.purge(30, begun + 26 * hour)).toBe(1);
  });

  it("saves one submission per key, even when processes save at the same time", async () => {
    const other = open();
    const submission = { form: "a", fields: enquiry, looksAutomated: false, idempotencyKey: "key" };
    const results = await Promise.all(
      [database, other, database, other].map((one) => one.save(submission, [office])),
    );
    const outcomes = results.map(({ outcome }) => outcome).sort();
    expect(outcomes).toEqual(["repeated", "repeated", "repeated", "saved"]);
    expect(new Set(results.map((result) => "id" in result && result.id)).size).toBe(1);
    expect(await listStates()).toHaveLength(1);
    const changed = { ...submission, fields: { ...enquiry, name: "Other" } };
    expect(await database.save(changed, [office])).toEqual({ outcome: "conflict" });
  });

  it("gives each delivery to one process, and to another once the first must have died", async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => save()));
    const others = [database, open(), open()];
    const claims = await Promise.all(
      ids.map((_, i) => (others[i % 3] ?? database).claim(office, minute)),
    );
    expect(claims.map((claimed) => claimed?.submission.id).sort()).toEqual([...ids].sort());
    expect(await claim()).toBeUndefined();
    expect(await claim("webhook")).toBeUndefined();
    await change(`UPDATE deliveries SET claimed_until = claimed_until - ${minute}`);
    expect(await claim()).toMatchObject({ attempts: 2, refusals: 0, channel: office });
  });

  it("tries again after the delay, behind those that are due", async () => {
    const [first, other] = [await save(), await save()];
    // Two that are due in the same millisecond have no order.
    await change(
      `UPDATE deliveries SET due_at = due_at - CASE submission_id WHEN '${first}' THEN 2000 ELSE 1000 END`,
    );
    expect((await fail(0)).submission.id).toBe(first);
    expect((await fail(minute)).submission.id).toBe(other);
    expect(await fail(minute, true)).toMatchObject({ submission: { id: first }, attempts: 2 });
    expect(await claim()).toBeUndefined();
    expect(await database.findFailingChannels()).toEqual([office]);
    await change(
      `UPDATE deliveries SET due_at = due_at - ${minute} - CASE submission_id WHEN '${other}' THEN 1000 ELSE 0 END`,
    );
    expect(await fail(minute)).toMatchObject({ refusals: 0 });
    expect(await fail(minute)).toMatchObject({ refusals: 1 });
  });

  it("passes its check only while it can save, and keeps nothing of the check", async () => {
    await database.check();
    const [row] = await queryRows(url, "SELECT checked_at FROM schema_version");
    expect(Number(row?.checked_at)).toBeGreaterThan(0);
    await change("INSERT INTO deliveries (submission_id, channel) VALUES ('a', 'webhook')");
    await queryRows(url, "ALTER TABLE deliveries RENAME TO away");
    await expect(database.check()).rejects.toThrow("deliveries");
    await queryRows(url, "ALTER TABLE away RENAME TO deliveries");
    await database.check();
    expect(await queryRows(url, "SELECT id FROM submissions")).toEqual([]);
    expect(await queryRows(url, "SELECT channel FROM deliveries")).toHaveLength(1);
  });

  it("delivers now what a clock that was ahead has scheduled for later", async () => {
    await save();
    const year = 365 * 24 * hour;
    await change(
      `UPDATE deliveries SET due_at = due_at + ${year}, claimed_until = due_at + ${year}`,
    );
    expect(await claim()).toBeDefined();
    expect(await claim()).toBeUndefined();
  });

  it("tries a parked delivery only when it is retried, and then counts from zero", async () => {
    const id = await save();
    await fail("park", true);
    expect(await claim()).toBeUndefined();
    expect(await database.findFailingChannels()).toEqual([office]);
    expect(await listStates()).toEqual([
      { channel: office, attempts: 1, delivered: false, parked: true, lastError: "Nobody listens" },
    ]);
    expect(await database.retry(id, [office])).toEqual([office]);
    const claimed = await claim();
    expect(claimed).toMatchObject({ attempts: 1, refusals: 0 });
    // A delivery in progress is left alone.
    expect(await database.retry(id, [office])).toEqual([]);
    expect(await database.markDone(id)).toEqual([]);
    if (claimed !== undefined) await database.markDelivered(claimed);
    expect(await database.retry(id, [office])).toEqual([]);
    expect(await listStates()).toMatchObject([{ delivered: true, parked: false }]);
    expect(await database.findFailingChannels()).toEqual([]);
  });

  it("finds and forgets what was sent with an address, in capitals or not", async () => {
    await save({ email: "JÜRGEN@Ü.DE" });
    await save({ email: "jürgenx@ü.de" });
    const asked = " ju\u0308rgen@ü.de ";
    const found = findByEmail(asked, await database.list());
    expect(found).toMatchObject([{ fields: { email: "JÜRGEN@Ü.DE" } }]);
    expect(await database.forget(asked)).toBe(1);
    expect(await database.list()).toMatchObject([{ fields: { email: "jürgenx@ü.de" } }]);
    expect(await queryRows(url, "SELECT submission_id FROM deliveries")).toHaveLength(1);
  });

  it("is copied into an empty database, and only into one", async () => {
    await save({ name: "Old" }, [office, "webhook"]);
    await fail("park", true);
    const [content, listed] = [await database.dump(), await database.list()];
    url = await create();
    database = open();
    expect(await database.restore(content)).toBe(1);
    expect(await database.list()).toEqual(listed);
    await expect(database.restore(content)).rejects.toThrow("already holds submissions");
  });
});
