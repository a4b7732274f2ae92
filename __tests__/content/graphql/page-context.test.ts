import { createPageContext } from "../../../src/content/graphql/page-context";

it("leads from each service to the next two, and from the last to the first", () => {
  const names = ["finance", "marketing", "strategy"];
  expect(names.map((name) => createPageContext(names, name))).toEqual([
    { name: "finance", next: "marketing", afterNext: "strategy" },
    { name: "marketing", next: "strategy", afterNext: "finance" },
    { name: "strategy", next: "finance", afterNext: "marketing" },
  ]);
});
