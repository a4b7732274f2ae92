import { createStore } from "../../../src/server/store/create-store";
import type { Store } from "../../../src/server/store/store";
import { databaseKinds } from "../support/databases";
import { enquiry } from "../support/samples";
import { rowsOf } from "../support/server";
import { pause } from "../support/wait";

/** In milliseconds: a busy machine does the next step within it. */
const longEnough = 2_500;

describe.each(databaseKinds)("$name", ({ create, lock }) => {
  let url: string;
  let stores: Store[];
  let store: Store;

  const open = () => {
    const opened = createStore(url);
    stores.push(opened);
    return opened;
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
  const claim = (holder = "one", lease = 60_000) => store.claimDelivery("mail", holder, lease);

  it("returns what was saved, whatever characters it holds", async () => {
    const fields = { ...enquiry, name: "a\0b\ud800\u{1f600}'\"\\", messages: "é\u2028\r\n$1 ?" };
    const id = await save(fields);
    const found = await store.find(id);
    expect(found).toEqual({
      id,
      kind: "contact-enquiry",
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      suspect: [],
      fields,
    });
    expect(Math.abs(Date.parse(found?.receivedAt ?? "") - Date.now())).toBeLessThan(10_000);
    expect(await store.find("another")).toBeUndefined();
  });

  it("lists submissions oldest first, or from a time on", async () => {
    const ids = [await save(), await save(), await save()];
    expect((await store.list()).map(({ id }) => id)).toEqual(ids);
    expect(await store.list("2999-01-01")).toEqual([]);
  });

  it("saves one submission per key, even when processes save at the same time", async () => {
    const other = open();
    const submission = { kind: "a", fields: enquiry, suspect: [], idempotencyKey: "key" };
    const results = await Promise.all(
      [store, other, store, other].map((one) => one.save(submission, ["mail"])),
    );
    expect(results.map(({ outcome }) => outcome).sort()).toEqual([
      "repeated",
      "repeated",
      "repeated",
      "saved",
    ]);
    expect(new Set(results.map((result) => "id" in result && result.id)).size).toBe(1);
    expect(await store.listDeliveries()).toHaveLength(1);
    const changed = { ...submission, fields: { ...enquiry, name: "Other" } };
    expect(await store.save(changed, ["mail"])).toEqual({ outcome: "conflict" });
  });

  it("gives each delivery to one process, those due for longest first", async () => {
    const ids: string[] = [];
    for (let i = 0; i < 12; i++) ids.push(await save());
    const second = open();
    const third = open();
    const claims = await Promise.all(
      ids.map((_, i) => {
        const one = [store, second, third][i % 3] ?? store;
        return one.claimDelivery("mail", `holder ${i}`, 60_000);
      }),
    );
    expect(claims.map((claim) => claim?.submission.id).sort()).toEqual([...ids].sort());
    expect(await claim()).toBeUndefined();
    expect(await store.claimDelivery("webhook", "one", 60_000)).toBeUndefined();
  });

  it("gives a delivery to another process when the lease has expired", async () => {
    const id = await save();
    const first = await claim("one", longEnough);
    expect(await claim("two")).toBeUndefined();
    await pause(longEnough + 50);
    const second = await claim("two");
    expect(second).toMatchObject({ submission: { id }, attempts: 2 });
    if (first === undefined) throw new Error("nothing claimed");
    await store.markDelivered(first);
    expect(await store.listDeliveries(id)).toMatchObject([{ delivered: false }]);
  });

  it("gives back a claim whose reply was lost", async () => {
    const id = await save();
    await claim("lost");
    await store.releaseClaim("lost");
    expect(await claim()).toMatchObject({ submission: { id }, attempts: 1 });
  });

  it("retries after the delay, and not after it has been parked until someone asks for it", async () => {
    const id = await save();
    const fail = async (delay: number | "park") => {
      const claimed = await claim();
      if (claimed === undefined) throw new Error("nothing claimed");
      await store.markFailed(claimed, "EENVELOPE 550", delay);
    };
    await fail(longEnough);
    expect(await claim()).toBeUndefined();
    expect(await store.lateChannels()).toEqual(["mail"]);
    await pause(longEnough + 50);
    await fail("park");
    await pause(50);
    expect(await claim()).toBeUndefined();
    expect(await store.listDeliveries(id)).toEqual([
      {
        submissionId: id,
        channel: "mail",
        delivered: false,
        parked: true,
        attempts: 2,
        lastError: "EENVELOPE 550",
      },
    ]);
    expect(await store.lateChannels()).toEqual(["mail"]);

    expect(await store.retry(id)).toEqual(["mail"]);
    const claimed = await claim();
    expect(claimed).toMatchObject({ attempts: 1 });
    expect(await store.retry(id)).toEqual([]);
    if (claimed !== undefined) await store.markDelivered(claimed);
    expect(await store.retry(id)).toEqual([]);
    expect(await store.listDeliveries()).toMatchObject([{ delivered: true, parked: false }]);
    expect(await store.lateChannels()).toEqual([]);
  });

  it.each([
    ["jürgen@ü.de", "JÜRGEN@ü.de"],
    ["JÜRGEN@Ü.DE", " jürgen@xn--tda.de "],
    ["ju\u0308rgen@ü.de", "Jürgen@ü.de"],
    ["анна@пример.рф", "АННА@ПРИМЕР.РФ"],
    ["νίκος@x.gr", "ΝΊΚΟΣ@x.gr"],
  ])("forgets what %s sent when asked to forget %s", async (email, asked) => {
    await save({ ...enquiry, email });
    await save({ ...enquiry, email: `x${email}` });
    expect(await store.forget(asked)).toBe(1);
    expect((await store.list()).map(({ fields }) => fields.email)).toEqual([`x${email}`]);
    expect(await store.listDeliveries()).toHaveLength(1);
  });

  it("purges what was received before a time", async () => {
    const old = await save();
    const recent = await save();
    await rowsOf(
      url,
      `UPDATE submissions SET received_at = '2026-01-31T23:59:59.999Z' WHERE id = '${old}' RETURNING id`,
    );
    expect(await store.purge("2026-02-01")).toBe(1);
    expect((await store.list()).map(({ id }) => id)).toEqual([recent]);
    expect(await store.listDeliveries()).toHaveLength(1);
  });

  it("shares one secret per name", async () => {
    const other = open();
    const secrets = await Promise.all(
      [store, other, store].map((one) => one.sharedSecret("form-token")),
    );
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
    expect(await other.sharedSecret("another")).not.toBe(secrets[0]);
  });

  it("copies everything into an empty database and refuses one that is not", async () => {
    const ids = [await save({ ...enquiry, name: "a\0b" }), await save(enquiry, "key:1")];
    const secret = await store.sharedSecret("form-token");
    const claimed = await claim();
    if (claimed !== undefined) await store.markDelivered(claimed);
    const original = await store.dump();
    const submissions = await store.list();
    const deliveries = await store.listDeliveries();

    url = await create();
    const copy = open();
    // A server may have made a secret before.
    await copy.sharedSecret("form-token");
    await copy.restore(original);
    expect(await copy.list()).toEqual(submissions);
    expect(await copy.listDeliveries()).toEqual(deliveries);
    expect(await copy.sharedSecret("form-token")).toBe(secret);
    expect(await copy.dump()).toEqual(original);
    expect(await copy.claimDelivery("mail", "one", 1_000)).toMatchObject({
      submission: { id: ids[1] },
    });
    await expect(copy.restore(original)).rejects.toThrow("It already holds submissions.");
  });

  it("rejects while another process holds a lock, saves nothing then, and works after it", async () => {
    await store.check();
    const unlock = await lock(url);
    const failure = { name: "StoreError", problem: "locked" };
    await expect(save()).rejects.toMatchObject(failure);
    await expect(store.check()).rejects.toMatchObject(failure);
    await unlock();
    const id = await save();
    expect((await store.list()).map((submission) => submission.id)).toEqual([id]);
    await store.check();
  });
});
