import { overrides } from "../../../src/site/schema/resolvers";

it("shows the services in the order of content, followed by those that it does not list", async () => {
  const { resolve } = overrides.ServicePage.services;
  const all = ["audit", "marketing", "strategy", "tax"].map((name) => ({ name }));
  const context = { nodeModel: { findAll: () => Promise.resolve({ entries: all }) } };
  const info = {
    originalResolver: ({ services }: { services: readonly unknown[] }) => services,
  } as unknown as Parameters<typeof resolve>[3];
  const names = await resolve({ services: ["strategy", "marketing"] }, {}, context, info);
  expect(names).toEqual(["strategy", "marketing", "audit", "tax"]);
});
