import { createStore } from "../../../src/server/store/add-store";

it("recognises a host that refuses connections on all its addresses, and repeats no password", async () => {
  const store = createStore("postgres://conaas:s3cret@localhost:9/site?password=s3cret");
  const error: unknown = await store.check().catch((failure: unknown) => failure);
  expect(error).toMatchObject({ problem: "unreachable" });
  const text = `${String(error)} ${store.location} ${JSON.stringify(error)}`;
  expect(text).not.toContain("s3cret");
  await store.close();
});
