import { narrowByQuery } from "../../src/search/narrow-by-query";

const items = ["E-commerce – Fashion Retailer", "SaaS Product Launch", "Café Résumé"];
const narrow = (query: string) => narrowByQuery(items, query, (item) => item);

it.each([
  ["fash", [items[0]]],
  ["LAUNCH saas", [items[1]]],
  ["resume", [items[2]]],
  ["", items],
  ["   ", items],
  ["…", items],
  ["saas fashion", items],
  ["aunch", items],
  ["nothing at all", items],
])("narrows by %j to %j", (query, left) => {
  expect(narrow(query)).toEqual(left);
});
