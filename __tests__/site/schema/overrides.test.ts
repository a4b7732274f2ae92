import { overrides } from "../../../src/site/schema/overrides";

type Resolve = typeof overrides.ImageSharp.resize.resolve;

const image = (contentDigest: string) => ({ id: "hero", internal: { contentDigest } });

it("computes image data once for each picture, state of the picture and arguments", () => {
  const { resolve } = overrides.ImageSharp.gatsbyImageData;
  const compute = jest.fn((node: object, args: object) => ({ node, args }));
  const info = { originalResolver: compute } as unknown as Parameters<Resolve>[3];
  const first = resolve(image("1"), { width: 384 }, {}, info);
  expect(resolve(image("1"), { width: 384 }, {}, info)).toBe(first);
  expect(compute).toHaveBeenCalledTimes(1);
  expect(resolve(image("1"), { width: 490 }, {}, info)).not.toBe(first);
  expect(resolve(image("2"), { width: 384 }, {}, info)).not.toBe(first);
  expect(compute).toHaveBeenCalledTimes(3);
});

describe("the services of the overview", () => {
  const all = ["audit", "marketing", "strategy", "tax"].map((name) => ({ name }));
  const context = { nodeModel: { findAll: () => Promise.resolve({ entries: all }) } };
  const { resolve } = overrides.ServicePage.services;
  const info = {
    originalResolver: ({ services }: { services: readonly unknown[] }) => services,
  } as unknown as Parameters<typeof resolve>[3];
  const source = { services: ["strategy", "marketing"] };

  it("are in the order of content, followed by those that it does not list", async () => {
    const names = await resolve(source, {}, context, info);
    expect(names).toEqual(["strategy", "marketing", "audit", "tax"]);
  });

  it("can be cut", async () => {
    expect(await resolve(source, { skip: 1, limit: 2 }, context, info)).toEqual([
      "marketing",
      "audit",
    ]);
  });
});
