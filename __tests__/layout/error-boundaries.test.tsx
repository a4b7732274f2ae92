import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import labels from "../../content/labels.json";
import errorPage from "../../content/pages/error.json";
import searchText from "../../content/search.json";
import { wrapPageElement } from "../../src/app/wrap-page-element";
import { wrapRootElement } from "../../src/app/wrap-root-element";
import { takeConsoleNoise } from "../setup/console";
import "../setup/dialog";

const fault = new Error("A fault");

function fail(): never {
  throw fault;
}

/** The components that throw instead of rendering. */
const mockBroken = new Set<string>();

jest.mock("../../src/layout/header", () => mockBreakable("header", "Header"));
jest.mock("../../src/layout/footer", () => mockBreakable("footer", "Footer"));

function mockBreakable(module: string, name: string) {
  const actual = jest.requireActual<Record<string, (props: object) => ReactElement>>(
    `../../src/layout/${module}`,
  );
  return { [name]: (props: object) => (mockBroken.has(name) ? fail() : actual[name]?.(props)) };
}

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
  expect(screen.queryByRole("banner")).not.toBeInTheDocument();
  expect(screen.queryByRole("contentinfo")).not.toBeInTheDocument();
}

afterEach(() => {
  jest.restoreAllMocks();
  mockBroken.clear();
});

describe("an exception in a page", () => {
  it("leaves header and footer, and shows the error screen in the main area", () => {
    render(page("/about-us", <Broken />));
    expectFaultLogged();
    expect(screen.getByRole("main")).toContainElement(heading());
    expect(wayHome()).toHaveAttribute("href", errorPage.home.to);
    expect(screen.getByRole("banner")).toBeVisible();
    expect(screen.getByRole("contentinfo")).toBeVisible();
  });

  it("does not affect the next page", () => {
    const { rerender } = render(page("/about-us", <Broken />));
    expectFaultLogged();
    rerender(page("/service", <h1>Services</h1>));
    expect(screen.getByRole("heading", { level: 1, name: "Services" })).toBeVisible();
  });
});

describe("an exception elsewhere shows the error screen on a bare page:", () => {
  it("the header", () => {
    mockBroken.add("Header");
    render(page("/", <h1>Hello</h1>));
    expectBarePage();
  });

  it("the footer", () => {
    mockBroken.add("Footer");
    render(page("/", <h1>Hello</h1>));
    expectBarePage();
  });

  it("an effect of a provider", () => {
    jest.spyOn(window, "matchMedia").mockImplementation(fail);
    render(page("/", <h1>Hello</h1>));
    expectBarePage();
  });
});

describe("an exception in a dialog", () => {
  const openSearch = () => userEvent.click(screen.getByRole("button", { name: labels.search }));

  it("closes the dialog, leaves the page and shows a message with a way home", async () => {
    jest.spyOn(HTMLDialogElement.prototype, "showModal").mockImplementation(fail);
    render(page("/", <h1>Hello</h1>));
    await openSearch();
    const alert = await screen.findByRole("alert");
    expectFaultLogged();
    expect(alert).toHaveTextContent(errorPage.heading);
    expect(alert).toContainElement(wayHome());
    expect(screen.queryByRole("dialog", { hidden: true })).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1, name: "Hello" })).toBeVisible();
    expect(screen.getByRole("button", { name: labels.search })).toHaveFocus();
  });

  it("is forgotten on the next page, where the dialog can be opened again", async () => {
    jest.spyOn(HTMLDialogElement.prototype, "showModal").mockImplementationOnce(fail);
    const { rerender } = render(page("/", <h1>Hello</h1>));
    await openSearch();
    await screen.findByRole("alert");
    expectFaultLogged();
    rerender(page("/service", <h1>Services</h1>));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await openSearch();
    expect(await screen.findByRole("dialog", { name: searchText.title })).toBeVisible();
  });
});
