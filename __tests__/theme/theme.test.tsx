import { act, render, screen } from "@testing-library/react";
import { wrapRootElement } from "../../src/layout/wrap-root-element";
import { ThemeSwitch } from "../../src/layout/theme-switch";
import { bodyScript, headScript } from "../../src/layout/inline-scripts";
import { followTheme } from "../../src/theme/theme-store";

/** The operating system's theme, as `matchMedia` reports it. */
class SystemTheme extends EventTarget {
  matches = false;
  set(isDark: boolean) {
    this.matches = isDark;
    act(() => {
      this.dispatchEvent(new Event("change"));
    });
  }
}

let system: SystemTheme;

beforeEach(() => {
  // jsdom has none, and no visitor has reloaded the page.
  Object.assign(performance, { getEntriesByType: () => [] });
  system = new SystemTheme();
  Object.defineProperty(window, "matchMedia", { value: () => system, configurable: true });
  localStorage.clear();
  delete document.body.dataset.theme;
  delete document.documentElement.dataset.theme;
});

afterEach(() => jest.restoreAllMocks());

const shownTheme = () => document.body.dataset.theme;

function blockStorage() {
  for (const method of ["getItem", "setItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
  }
}

/** The site's root element, whose provider has the theme. */
const renderSwitch = () => render(wrapRootElement({ element: <ThemeSwitch label="Dark theme" /> }));

function runInlineScripts() {
  for (const text of [headScript, bodyScript("/")]) {
    const script = document.createElement("script");
    script.textContent = text;
    document.body.append(script);
    script.remove();
  }
}

describe.each([
  ["the store", followTheme],
  ["the inline scripts", runInlineScripts],
])("the initial theme, set by %s", (_name, setTheme: () => unknown) => {
  it.each([
    ["true", false, "dark"],
    ["false", true, "light"],
    [null, true, "dark"],
    [null, false, "light"],
    ["rubbish", true, "dark"],
    ["rubbish", false, "light"],
  ])("with %s stored and the system dark: %s, is %s", (stored, isSystemDark, expected) => {
    if (stored !== null) localStorage.setItem("darkMode", stored);
    system.matches = isSystemDark;
    setTheme();
    expect(shownTheme()).toBe(expected);
  });

  it.each([
    [true, "dark"],
    [false, "light"],
  ])("with storage blocked and the system dark: %s, is %s", (isSystemDark, expected) => {
    blockStorage();
    system.matches = isSystemDark;
    setTheme();
    expect(shownTheme()).toBe(expected);
  });
});

describe("the theme switch", () => {
  const themeSwitch = () => screen.getByRole("switch", { name: "Dark theme" });
  beforeEach(() => {
    followTheme();
    renderSwitch();
  });

  it("follows a choice that was made while the browser kept this page for Back", () => {
    localStorage.setItem("darkMode", "true");
    act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    expect(shownTheme()).toBe("dark");
    expect(themeSwitch()).toBeChecked();
  });

  it("leaves a press that an inline script has answered while React hydrates", () => {
    addEventListener("click", (event) => event.preventDefault(), { capture: true, once: true });
    act(() => themeSwitch().click());
    expect(shownTheme()).toBe("light");
  });

  it("keeps what was chosen when the system changes", () => {
    act(() => themeSwitch().click());
    system.set(true);
    system.set(false);
    expect(shownTheme()).toBe("dark");
  });

  it("follows a choice made in another tab", () => {
    localStorage.setItem("darkMode", "true");
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "darkMode" })));
    expect(shownTheme()).toBe("dark");
    expect(themeSwitch()).toBeChecked();
  });
});
