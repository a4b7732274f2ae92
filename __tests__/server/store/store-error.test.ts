import { createStore } from "../../../src/server/store/create-store";
import { toStoreError } from "../../../src/server/store/store-error";

it.each([
  ["53100", "disk full"],
  ["58030", "disk error"],
  ["25006", "read-only"],
  ["XX001", "corrupt"],
  ["57P01", "unreachable"],
  ["55P03", "locked"],
  ["42P01", "missing"],
  ["42601", "unavailable"],
])("recognises PostgreSQL's %s as %s", (code, problem) => {
  expect(toStoreError(Object.assign(new Error("no"), { code })).problem).toBe(problem);
});

it("recognises a host that refuses connections on all its addresses, and repeats no password", async () => {
  const store = createStore("postgres://conaas:s3cret@localhost:9/site?password=s3cret");
  const error: unknown = await store.check().catch((failure: unknown) => failure);
  expect(error).toMatchObject({ problem: "unreachable" });
  const text = `${String(error)} ${store.location} ${JSON.stringify(error)}`;
  expect(text).not.toContain("s3cret");
  await store.close();
});
