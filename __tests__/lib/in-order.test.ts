import { inOrder } from "../../src/lib/in-order";

const item = (name: string) => ({ name, title: name.toUpperCase() });

it("follows the list, and appends what it lacks by title", () => {
  const items = ["tax", "strategy", "audit", "marketing"].map(item);
  const order = [item("marketing"), item("strategy")];
  expect(inOrder(items, order).map(({ name }) => name)).toEqual([
    "marketing",
    "strategy",
    "audit",
    "tax",
  ]);
});
