import { createStore } from "../../../src/server/store/add-store";
import type { Store } from "../../../src/server/store/store";
import { databaseKinds, rowsOf } from "../support/databases";
import { enquiry } from "../support/samples";

const hour = 3_600_000;

describe.each(databaseKinds)("$name", ({ create }) => {
  let url: string;
  let stores: Store[];
  let store: Store;
  let holders = 0;

  const open = () => {
    stores.unshift(createStore(url));
    return stores[0] ?? store;
  };

  beforeEach(async () => {
    stores = [];
    url = await create();
    store = open();
  });

  afterEach(async () => {
    for (const opened of stores) await opened.close();
  });

  const save = async (fields: Record<string, string> = enquiry, idempotencyKey?: string) => {
    const submission = { kind: "contact-enquiry", fields, suspect: [], idempotencyKey };
    const result = await store.save(submission, ["mail"]);
    if (result.outcome === "conflict") throw new Error("conflict");
    return result.id;
  };
  const claim = (holder = `claimant ${++holders}`, lease = hour, inHand: string[] = []) =>
    store.claimDelivery("mail", holder, lease, inHand);
  /** Claims the one delivery that is due, and fails. Returns the claim. */
  const fail = async (delay: number | "park", isUncertain = false, othersWait = 0) => {
    const claimed = await claim();
    if (claimed === undefined) throw new Error("nothing claimed");
    await store.markFailed(claimed, {
      ...{ outcome: isUncertain ? "unknown" : "refused", reason: "EENVELOPE 550" },
      ...{ delay, othersWait, reached: [] },
    });
    return claimed;
  };
  /** Lets an hour pass for all leases and delays. */
  const waitAnHour = () =>
    rowsOf(
      url,
      `UPDATE deliveries SET next_attempt_at = next_attempt_at - ${hour},
         leased_until = CASE leased_until WHEN 0 THEN 0 ELSE leased_until - ${hour} END RETURNING 1`,
    );
  const setReceived = (id: string, ago: number) =>
    rowsOf(
      url,
      `UPDATE submissions SET received_at = '${new Date(Date.now() - ago).toISOString()}' WHERE id = '${id}' RETURNING 1`,
    );

  it("returns what was saved, whatever characters it holds", async () => {
    // Half of a character apart from a whole one, which SWC takes for one that is cut off.
    const name = "a\0b\ud800" + "\u{1f600}'\"\\";
    const fields = { ...enquiry, name, messages: "é\u2028\r\n$1 ?" };
    const id = await save(fields);
    const receivedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const kind = "contact-enquiry";
    expect(await store.find(id)).toEqual({ id, kind, receivedAt, suspect: [], fields });
    expect(await store.find("another")).toBeUndefined();
  });

  it("lists submissions oldest first, or from a time on, and purges those before a time", async () => {
    const [old, ...ids] = [await save(), await save(), await save()];
    expect((await store.list()).map(({ id }) => id)).toEqual([old, ...ids]);
    await setReceived(old, 2 * hour);
    const time = new Date(Date.now() - hour).toISOString();
    expect((await store.list(time)).map(({ id }) => id)).toEqual(ids);
    expect(await store.purge(time)).toEqual({ count: 1, undelivered: [old] });
    expect((await store.list()).map(({ id }) => id)).toEqual(ids);
    expect(await store.listDeliveries()).toHaveLength(2);
  });

  it("saves one submission per key, even when processes save at the same time", async () => {
    const other = open();
    const submission = { kind: "a", fields: enquiry, suspect: [], idempotencyKey: "key" };
    const results = await Promise.all(
      [store, other, store, other].map((one) => one.save(submission, ["mail"])),
    );
    const outcomes = results.map(({ outcome }) => outcome).sort();
    expect(outcomes).toEqual(["repeated", "repeated", "repeated", "saved"]);
    expect(new Set(results.map((result) => "id" in result && result.id)).size).toBe(1);
    expect(await store.listDeliveries()).toHaveLength(1);
    const changed = { ...submission, fields: { ...enquiry, name: "Other" } };
    expect(await store.save(changed, ["mail"])).toEqual({ outcome: "conflict" });
  });

  it("takes the same content for one submission within a time, wherever the clock's minutes begin", async () => {
    const submission = { kind: "a", fields: enquiry, suspect: [], sameWithin: hour };
    const saveAgain = () => store.save(submission, ["mail"]);
    const first = await saveAgain();
    const id = "id" in first ? first.id : "";
    await setReceived(id, 0.9 * hour);
    expect(await saveAgain()).toEqual({ outcome: "repeated", id });
    await setReceived(id, 1.1 * hour);
    const results = await Promise.all([saveAgain(), saveAgain(), saveAgain()]);
    expect(results.map(({ outcome }) => outcome).sort()).toEqual(["repeated", "repeated", "saved"]);
    expect(await store.list()).toHaveLength(2);
  });

  it("gives each delivery to one process", async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => save()));
    const others = [store, open(), open()];
    const claims = await Promise.all(
      ids.map((_, i) => (others[i % 3] ?? store).claimDelivery("mail", `holder ${i}`, hour, [])),
    );
    expect(claims.map((claimed) => claimed?.submission.id).sort()).toEqual([...ids].sort());
    expect(await claim()).toBeUndefined();
    expect(await store.claimDelivery("webhook", "one", hour, [])).toBeUndefined();
  });

  it("gives a delivery to another process when the lease has expired, unless it was renewed", async () => {
    const id = await save();
    const first = await claim("one");
    await store.renewClaims("mail", "one", 2 * hour);
    await waitAnHour();
    expect(await claim("two")).toBeUndefined();
    await waitAnHour();
    expect(await claim("two")).toMatchObject({ submission: { id }, attempts: 2 });
    if (first === undefined) throw new Error("nothing claimed");
    await store.markDelivered(first);
    expect(await store.listDeliveries(id)).toMatchObject([{ delivered: false }]);
  });

  it("gives a holder again what it does not have in hand, because the first reply was lost", async () => {
    const id = await save();
    await claim("one");
    expect(await claim("one", hour, [id])).toBeUndefined();
    expect(await claim("one")).toMatchObject({ submission: { id } });
  });

  it("counts the tries with an unknown outcome, until someone asks for another", async () => {
    const id = await save();
    const counts = [await fail(0), await fail(0, true), await fail(0)];
    expect(counts.map(({ uncertain }) => uncertain)).toEqual([1, 1, 2]);
    // A process that died does not know the outcome either.
    await claim("died");
    await waitAnHour();
    expect(await fail(0, true)).toMatchObject({ uncertain: 3 });
    expect(await store.retry(id, ["mail"])).toEqual(["mail"]);
    expect(await fail(0)).toMatchObject({ uncertain: 1 });
  });

  it("retries after the delay, and not after it has been parked until someone asks for it", async () => {
    const id = await save();
    await fail(hour);
    expect(await claim()).toBeUndefined();
    expect(await store.lateChannels()).toEqual(["mail"]);
    await waitAnHour();
    await fail("park");
    await waitAnHour();
    expect(await claim()).toBeUndefined();
    const state = { submissionId: id, channel: "mail", delivered: false, parked: true };
    const parked = { ...state, attempts: 2, lastError: "EENVELOPE 550" };
    expect(await store.listDeliveries(id)).toEqual([parked]);
    expect(await store.lateChannels()).toEqual(["mail"]);

    expect(await store.retry(id, ["mail"])).toEqual(["mail"]);
    const claimed = await claim();
    expect(claimed).toMatchObject({ attempts: 1 });
    expect(await store.retry(id, ["mail"])).toEqual([]);
    if (claimed !== undefined) await store.markDelivered(claimed);
    expect(await store.retry(id, ["mail"])).toEqual([]);
    expect(await store.listDeliveries()).toMatchObject([{ delivered: true, parked: false }]);
    expect(await store.lateChannels()).toEqual([]);
  });

  it("lets the other deliveries of a channel wait, too, but for those that someone asks for", async () => {
    const ids = [await save(), await save(), await save()];
    await fail(hour, false, hour);
    expect(await claim()).toBeUndefined();
    expect(await store.retry(ids[1] ?? "", ["mail"])).toEqual(["mail"]);
    expect(await claim()).toMatchObject({ submission: { id: ids[1] } });
    expect(await claim()).toBeUndefined();
    await waitAnHour();
    expect(await claim()).toBeDefined();
  });

  it("creates the delivery of what came before its channel was configured, and closes one", async () => {
    const submission = { kind: "a", fields: enquiry, suspect: [] };
    const saved = await store.save(submission, []);
    const id = "id" in saved ? saved.id : "";
    expect(await store.retry("another", ["mail"])).toEqual([]);
    expect(await store.retry(id, [])).toEqual([]);
    expect(await store.retry(id, ["mail", "webhook"])).toEqual(["mail", "webhook"]);
    expect(await claim()).toMatchObject({ submission: { id }, refusals: 0, reached: [] });
    // Only those that no process is sending.
    expect(await store.settle(id)).toEqual(["webhook"]);
    await waitAnHour();
    expect(await store.settle(id)).toEqual(["mail"]);
    expect(await store.settle(id)).toEqual([]);
    expect(await store.lateChannels()).toEqual([]);
  });

  it("says which purged submissions were not delivered", async () => {
    const submission = { kind: "a", fields: enquiry, suspect: [] };
    const delivered = await save();
    const claimed = await claim();
    if (claimed !== undefined) await store.markDelivered(claimed);
    const waiting = await save();
    const untold = await store.save(submission, []);
    const { count, undelivered } = await store.purge("2999-01-01");
    expect(count).toBe(3);
    expect(undelivered).toEqual([waiting, "id" in untold && untold.id]);
    expect(undelivered).not.toContain(delivered);
  });

  it.each([
    ["jürgen@ü.de", "JÜRGEN@ü.de"],
    ["JÜRGEN@Ü.DE", " jürgen@xn--tda.de "],
    ["ju\u0308rgen@ü.de", "Jürgen@ü.de"],
    ["анна@пример.рф", "АННА@ПРИМЕР.РФ"],
    ["анна@xn--e1afmkfd.xn--p1ai", "АННА@пример.рф"],
    // As the forms took them before they were cleaned.
    ["<asha@example.com>,", "asha@example.com"],
    ["mailto:Asha@example.com?subject=x", "ASHA@EXAMPLE.COM"],
    ["\u202aasha@example.com\u202c", "Asha Rao <asha@example.com>"],
  ])("forgets what %s sent when asked to forget %s", async (email, asked) => {
    await save({ ...enquiry, email });
    const other = email.replace("@", "x@");
    await save({ ...enquiry, email: other });
    expect(await store.forget(asked)).toBe(1);
    expect((await store.list()).map(({ fields }) => fields.email)).toEqual([other]);
    expect(await store.listDeliveries()).toHaveLength(1);
  });
});
