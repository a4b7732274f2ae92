import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { wrapRootElement } from "../../src/app/wrap-root-element";
import { ThemeSwitch } from "../../src/layout/theme-switch";
import { firstPaintScript } from "../../src/theme/first-paint-script";
import { ThemeProvider } from "../../src/theme/theme-provider";
import { themeChangeAttribute, themeStore } from "../../src/theme/theme-store";
import { takeConsoleNoise } from "../setup/console";

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

const startStore = () => themeStore.start()();

function runFirstPaintScript() {
  const script = document.createElement("script");
  script.textContent = firstPaintScript;
  document.body.append(script);
  script.remove();
}

describe.each([
  ["the store", startStore],
  ["the first-paint script", runFirstPaintScript],
])("the initial theme, set by %s", (_name, setTheme) => {
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

describe("the theme store", () => {
  let stop: () => void;
  beforeEach(() => {
    stop = themeStore.start();
  });
  afterEach(() => stop());

  it("follows every change of the operating system and stores none", () => {
    system.set(true);
    expect(shownTheme()).toBe("dark");
    system.set(false);
    expect(shownTheme()).toBe("light");
    expect(localStorage.getItem("darkMode")).toBeNull();
  });

  it("stores a choice and stops following the operating system", () => {
    themeStore.setTheme("dark");
    expect(localStorage.getItem("darkMode")).toBe("true");
    system.set(true);
    system.set(false);
    expect(shownTheme()).toBe("dark");
  });

  it("shows a new theme first where the visitor looks, and elsewhere once that is painted", async () => {
    themeStore.setTheme("dark");
    expect(document.documentElement).toHaveAttribute(themeChangeAttribute);
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute(themeChangeAttribute));
    themeStore.setTheme("dark");
    expect(document.documentElement).not.toHaveAttribute(themeChangeAttribute);
  });

  it("changes the theme even when storage is blocked", () => {
    blockStorage();
    themeStore.setTheme("dark");
    expect(shownTheme()).toBe("dark");
  });

  it("follows a choice made in another tab", () => {
    localStorage.setItem("darkMode", "true");
    window.dispatchEvent(new StorageEvent("storage", { key: "darkMode" }));
    expect(shownTheme()).toBe("dark");
  });

  it("follows the operating system until each of its starters has stopped it", () => {
    const addListener = jest.spyOn(system, "addEventListener");
    const stopSecond = themeStore.start();
    expect(addListener).not.toHaveBeenCalled();
    stopSecond();
    system.set(true);
    expect(shownTheme()).toBe("dark");
    stop();
    system.set(false);
    expect(shownTheme()).toBe("dark");
    stop = themeStore.start();
    expect(shownTheme()).toBe("light");
  });
});

describe("the theme provider", () => {
  const themeSwitch = () => screen.getByRole("switch", { name: "Dark theme" });

  it("is part of the root element and keeps the switch in step with the operating system", () => {
    const { unmount } = render(wrapRootElement({ element: <ThemeSwitch label="Dark theme" /> }));
    expect(shownTheme()).toBe("light");
    expect(themeSwitch()).not.toBeChecked();
    system.set(true);
    expect(themeSwitch()).toBeChecked();
    unmount();
    system.set(false);
    expect(shownTheme()).toBe("dark");
  });

  it("gives the switch the theme and its setter", async () => {
    render(<ThemeSwitch label="Dark theme" />, { wrapper: ThemeProvider });
    await userEvent.click(themeSwitch());
    expect(themeSwitch()).toBeChecked();
    expect(shownTheme()).toBe("dark");
    expect(localStorage.getItem("darkMode")).toBe("true");
    await userEvent.click(themeSwitch());
    expect(themeSwitch()).not.toBeChecked();
    expect(localStorage.getItem("darkMode")).toBe("false");
  });

  it("re-renders nothing but the switch", async () => {
    const renderNeighbour = jest.fn();
    const Neighbour = () => {
      renderNeighbour();
      return null;
    };
    render(
      <ThemeProvider>
        <Neighbour />
        <ThemeSwitch label="Dark theme" />
      </ThemeProvider>,
    );
    await userEvent.click(themeSwitch());
    expect(renderNeighbour).toHaveBeenCalledTimes(1);
  });

  it("is required by the switch", () => {
    expect(() => render(<ThemeSwitch label="Dark theme" />)).toThrow("ThemeProvider is missing");
    takeConsoleNoise();
  });
});
