/** What remains after an exception in a page: e2e/unknown-pages.spec.ts. */
import { navigate } from "gatsby";
import { themeStore } from "../../src/theme/theme-store";
import { takeConsoleNoise } from "../setup/console";
import { fireEvent, render, screen, wrapPage } from "../setup/render";
import { words } from "../setup/words";

const fault = new Error("A fault");

function fail(): never {
  throw fault;
}

const Broken = () => fail();

/** React logs every exception that a boundary catches. */
function expectFaultLogged() {
  expect(takeConsoleNoise().join()).toContain(fault.message);
}

afterEach(() => jest.restoreAllMocks());

it("an exception in a page does not affect the next page", () => {
  const { rerender } = render(wrapPage("/about-us", <Broken />));
  expectFaultLogged();
  rerender(wrapPage("/service", <h1>Services</h1>));
  expect(screen.getByRole("heading", { level: 1, name: "Services" })).toBeVisible();
});

it("an exception elsewhere, here in the theme, shows the error screen on a bare page", () => {
  jest.spyOn(themeStore, "get").mockImplementation(fail);
  render(wrapPage("/", <h1>Hello</h1>));
  expectFaultLogged();
  expect(screen.getByRole("heading", { level: 1, name: words.error.heading })).toBeVisible();
  const wayHome = screen.getByRole("link", { name: words.error.home.label });
  expect(wayHome).toHaveAttribute("href", words.error.home.to);
  // The link loads the page anew, because the router may be what failed.
  window.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(wayHome);
  expect(navigate).not.toHaveBeenCalled();
  expect(screen.queryByRole("banner")).not.toBeInTheDocument();
  expect(screen.queryByRole("contentinfo")).not.toBeInTheDocument();
});
