import { serviceContext } from "../../../src/build/pages/service-context";

it("leads from each service to the next two, and from the last to the first", () => {
  const names = ["finance", "marketing", "strategy"];
  expect(names.map((name) => serviceContext(names, name))).toEqual([
    { name: "finance", next: "marketing", afterNext: "strategy" },
    { name: "marketing", next: "strategy", afterNext: "finance" },
    { name: "strategy", next: "finance", afterNext: "marketing" },
  ]);
});
