import { pageContext } from "../../../src/content/graphql/page-context";

it("leads from each service to the next two, and from the last to the first", () => {
  const names = ["finance", "marketing", "strategy"];
  expect(names.map((name) => pageContext(names, name))).toEqual([
    { name: "finance", next: "marketing", afterNext: "strategy" },
    { name: "marketing", next: "strategy", afterNext: "finance" },
    { name: "strategy", next: "finance", afterNext: "marketing" },
  ]);
});
