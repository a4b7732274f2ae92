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
