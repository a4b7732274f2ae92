import { fillTemplate } from "../../src/lib/fill-template";
import { announcement } from "../../src/state/announcement";
import { render, wrapPage } from "../setup/render";
import { words } from "../setup/words";

it("announces each page but the first, which screen readers read by themselves", () => {
  const { rerender } = render(wrapPage("/about-us", <h1>About us</h1>));
  expect(announcement.get()).toBeNull();
  rerender(wrapPage("/service", <h1>Services</h1>));
  const text = fillTemplate(words.labels.navigated, { page: "Services" });
  expect(announcement.get()).toEqual({ text });
});
