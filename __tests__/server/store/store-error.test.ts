import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { toStoreError } from "../../../src/server/store/store-error";
import { emptyFolder } from "../support/folder";

function errorOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error("no error");
}

it.each(["exec", "all"] as const)(
  "recognises SQLite's error for a full disk in %s",
  async (how) => {
    const database = new DatabaseSync(join(await emptyFolder(), "small.db"));
    database.exec("PRAGMA max_page_count = 2; CREATE TABLE t (a)");
    const insert = `INSERT INTO t SELECT zeroblob(10000) RETURNING 1`;
    const error = errorOf(() =>
      how === "exec" ? database.exec(insert) : database.prepare(insert).all(),
    );
    database.close();
    expect(toStoreError(error).problem).toBe("disk full");
  },
);

it.each([
  ["53100", "disk full"],
  ["25006", "read-only"],
  ["XX001", "corrupt"],
  ["57P01", "unreachable"],
  ["08006", "unreachable"],
  ["55P03", "locked"],
  ["42P01", "missing"],
  ["42601", "unavailable"],
])("recognises PostgreSQL's %s as %s", (code, problem) => {
  expect(toStoreError(Object.assign(new Error("no"), { code })).problem).toBe(problem);
});

it("recognises a host that refuses connections on all its addresses", () => {
  const refused = Object.assign(new Error("no"), { code: "ECONNREFUSED" });
  expect(toStoreError(new AggregateError([refused, refused])).problem).toBe("unreachable");
});
