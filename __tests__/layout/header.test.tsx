/** The mobile menu is tested in a real browser, in header.spec.ts: jsdom has no popovers. */
import { act, screen } from "@testing-library/react";
import company from "../../content/company.json";
import navigation from "../../content/navigation.json";
import { Header } from "../../src/layout/header";
import { renderInApp } from "../setup/render-in-app";

async function renderHeader(pathname: string) {
  await renderInApp(<Header pathname={pathname} />);
}

function scrollTo(y: number) {
  act(() => {
    Object.defineProperty(window, "scrollY", { value: y, configurable: true });
    window.dispatchEvent(new Event("scroll"));
  });
}

const header = () => screen.getByRole("banner");

afterEach(() => {
  scrollTo(0);
});

describe("the header's appearance", () => {
  it("is transparent on the home page while the page is not scrolled", async () => {
    await renderHeader("/");
    expect(header()).toHaveAttribute("data-transparent", "true");
    expect(getComputedStyle(header()).backgroundColor).toBe("rgba(0, 0, 0, 0)");
    expect(getComputedStyle(header()).color).toBe("var(--color-on-picture)");
  });

  it.each([
    [10, "false"],
    [11, "true"],
  ])("at a scroll position of %i px, counts as scrolled: %s", async (y, isScrolled) => {
    await renderHeader("/");
    scrollTo(y);
    expect(header()).toHaveAttribute("data-scrolled", isScrolled);
  });

  it("is a raised band with grey text and a smaller logo when scrolled", async () => {
    await renderHeader("/");
    const logo = screen.getByRole("link", { name: company.name });
    const logoSize = () => Number(/[\d.]+(?=rem)/.exec(getComputedStyle(logo).fontSize)?.[0]);
    const before = logoSize();
    scrollTo(11);
    expect(header()).toHaveAttribute("data-transparent", "false");
    expect(getComputedStyle(header()).color).toBe("var(--color-text-muted)");
    expect(getComputedStyle(header()).boxShadow).not.toBe("none");
    expect(logoSize()).toBeLessThan(before);
  });

  it("is a raised band on every other page", async () => {
    await renderHeader("/about-us");
    expect(header()).toHaveAttribute("data-transparent", "false");
  });
});

it("links the logo to the home page and the navigation to its pages", async () => {
  await renderHeader("/about-us");
  expect(screen.getByRole("link", { name: company.name })).toHaveAttribute("href", "/");
  const nav = document.querySelector(`nav[aria-label="${navigation.main.label}"]`);
  expect(
    Array.from(nav?.querySelectorAll("a") ?? [], (link) => [
      link.textContent,
      link.getAttribute("href"),
    ]),
  ).toEqual(navigation.main.links.map(({ label, to }) => [label, to]));
});
