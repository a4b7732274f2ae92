/** What remains after an exception in a page: e2e/unknown-pages.spec.ts. */
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import type { ReactElement } from "react";
import labels from "../../content/labels.json";
import errorPage from "../../content/pages/error.json";
import { wrapPageElement } from "../../src/layout/wrap-page-element";
import { wrapRootElement } from "../../src/layout/wrap-root-element";
import { themeStore } from "../../src/theme/theme-store";
import { takeConsoleNoise } from "../setup/console";
import "../setup/dialog";

const fault = new Error("A fault");

function fail(): never {
  throw fault;
}

let mockIsFooterBroken = false;

jest.mock("../../src/layout/footer", () => ({
  Footer() {
    if (mockIsFooterBroken) throw new Error("A fault");
    return <footer />;
  },
}));

const page = (pathname: string, element: ReactElement) =>
  wrapRootElement({
    element: wrapPageElement({ element, props: { location: { pathname, hash: "" } } }),
  });

const Broken = () => fail();
const heading = () => screen.getByRole("heading", { level: 1, name: errorPage.heading });
const wayHome = () => screen.getByRole("link", { name: errorPage.home.label });

/** React logs every exception that a boundary catches. */
function expectFaultLogged() {
  expect(takeConsoleNoise().join()).toContain(fault.message);
}

function expectBarePage() {
  expectFaultLogged();
  expect(screen.getByRole("main")).toContainElement(heading());
  expect(wayHome()).toHaveAttribute("href", errorPage.home.to);
  // By a page load, because the router may be what failed.
  window.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(wayHome());
  expect(navigate).not.toHaveBeenCalled();
  expect(screen.queryByRole("banner")).not.toBeInTheDocument();
  expect(screen.queryByRole("contentinfo")).not.toBeInTheDocument();
}

afterEach(() => {
  jest.restoreAllMocks();
  mockIsFooterBroken = false;
});

it("an exception in a page does not affect the next page", () => {
  const { rerender } = render(page("/about-us", <Broken />));
  expectFaultLogged();
  rerender(page("/service", <h1>Services</h1>));
  expect(screen.getByRole("heading", { level: 1, name: "Services" })).toBeVisible();
});

describe("an exception elsewhere shows the error screen on a bare page:", () => {
  it("the footer", () => {
    mockIsFooterBroken = true;
    render(page("/", <h1>Hello</h1>));
    expectBarePage();
  });

  it("the theme", () => {
    jest.spyOn(themeStore, "get").mockImplementation(fail);
    render(page("/", <h1>Hello</h1>));
    expectBarePage();
  });

  it("the dialog of the header", async () => {
    jest.spyOn(HTMLDialogElement.prototype, "showModal").mockImplementation(fail);
    render(page("/", <h1>Hello</h1>));
    await userEvent.click(screen.getByRole("button", { name: labels.search }));
    await screen.findByRole("alert");
    expectBarePage();
  });
});
