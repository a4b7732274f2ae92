import { fireEvent, render, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { SmartLink } from "../../src/components/smart-link";

it.each([
  ["/brochure.pdf?from=page#a", 0],
  ["/about-us#a.b", 1],
])("SmartLink leads to %s by the router: %i time", (to, times) => {
  render(<SmartLink to={to}>Read more</SmartLink>);
  window.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole("link"));
  expect(navigate).toHaveBeenCalledTimes(times);
});
