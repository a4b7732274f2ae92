import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Header } from "../../src/layout/header";
import { renderInApp } from "../setup/render-in-app";

async function renderHeader(pathname: string) {
  await renderInApp(
    <>
      <Header pathname={pathname} />
      <p>Elsewhere on the page</p>
    </>,
  );
}

function scrollTo(y: number) {
  act(() => {
    Object.defineProperty(window, "scrollY", { value: y, configurable: true });
    window.dispatchEvent(new Event("scroll"));
  });
}

const header = () => screen.getByRole("banner");
const toggle = (name: string) => screen.getByRole("button", { name });
const visibleMenu = () =>
  document.getElementById(toggle("Close menu").getAttribute("aria-controls") ?? "");

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
    const logo = screen.getByRole("link", { name: "CONaaS" });
    const before = Number.parseFloat(getComputedStyle(logo).fontSize);
    scrollTo(11);
    expect(header()).toHaveAttribute("data-transparent", "false");
    expect(getComputedStyle(header()).color).toBe("var(--color-text-muted)");
    expect(getComputedStyle(header()).boxShadow).not.toBe("none");
    expect(Number.parseFloat(getComputedStyle(logo).fontSize)).toBeLessThan(before);
  });

  it("is a raised band on every other page", async () => {
    await renderHeader("/about-us");
    expect(header()).toHaveAttribute("data-transparent", "false");
  });
});

it("links the logo to the home page and the navigation to the four pages", async () => {
  await renderHeader("/about-us");
  expect(screen.getByRole("link", { name: "CONaaS" })).toHaveAttribute("href", "/");
  const links = document.querySelectorAll('nav[aria-label="Main"]')[0];
  expect(
    Array.from(links?.querySelectorAll("a") ?? [], (link) => [
      link.textContent,
      link.getAttribute("href"),
    ]),
  ).toEqual([
    ["About Us", "/about-us"],
    ["Services", "/service"],
    ["Case Study", "/case-study"],
    ["Contact Us", "/contact-us"],
  ]);
});

describe("the mobile menu", () => {
  it("opens and closes with its toggle", async () => {
    await renderHeader("/");
    expect(toggle("Open menu")).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(toggle("Open menu"));
    expect(toggle("Close menu")).toHaveAttribute("aria-expanded", "true");
    expect(visibleMenu()).toBeVisible();
    await userEvent.click(toggle("Close menu"));
    expect(toggle("Open menu")).toHaveAttribute("aria-expanded", "false");
  });

  it("closes when a link is clicked", async () => {
    await renderHeader("/");
    await userEvent.click(toggle("Open menu"));
    await userEvent.click(
      within(visibleMenu() ?? header()).getByRole("link", { name: "Services" }),
    );
    expect(toggle("Open menu")).toBeVisible();
  });

  it("closes on a mouse press outside of it, but not inside", async () => {
    await renderHeader("/");
    await userEvent.click(toggle("Open menu"));
    await userEvent.pointer({ keys: "[MouseLeft>]", target: visibleMenu() ?? header() });
    expect(toggle("Close menu")).toBeVisible();
    await userEvent.pointer({
      keys: "[MouseLeft>]",
      target: screen.getByText("Elsewhere on the page"),
    });
    expect(toggle("Open menu")).toBeVisible();
  });

  it("closes on Escape and returns the focus to its toggle", async () => {
    await renderHeader("/");
    await userEvent.click(toggle("Open menu"));
    await userEvent.tab();
    await userEvent.keyboard("{Escape}");
    expect(toggle("Open menu")).toHaveFocus();
  });

  it("contains a theme switch with a visible label", async () => {
    await renderHeader("/");
    await userEvent.click(toggle("Open menu"));
    expect(
      within(visibleMenu() ?? header()).getByRole("switch", { name: "Dark theme" }),
    ).toBeVisible();
  });
});
