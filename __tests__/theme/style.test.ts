import { below, from } from "../../src/theme/style";

it("leaves no width between a breakpoint's two rules, however the page is zoomed", () => {
  expect(below("wide").replace("<", ">=")).toBe(from("wide"));
});
