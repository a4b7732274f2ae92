import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ThemeSwitch } from "../../src/layout/theme-switch";
import { firstPaintScript } from "../../src/theme/first-paint-script";
import { ThemeProvider } from "../../src/theme/theme-provider";
import { themeStore } from "../../src/theme/theme-store";

/** The operating system, as far as `matchMedia` tells of it. */
class SystemTheme extends EventTarget {
  matches = false;
  set(isDark: boolean) {
    this.matches = isDark;
    this.dispatchEvent(new Event("change"));
  }
}

let system: SystemTheme;
let stop: () => void = () => undefined;

beforeEach(() => {
  system = new SystemTheme();
  Object.defineProperty(window, "matchMedia", { value: () => system, configurable: true });
  localStorage.clear();
  delete document.body.dataset.theme;
});

afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

const shown = () => document.body.dataset.theme;
const start = () => {
  act(() => {
    stop = themeStore.start();
  });
};

function blockStorage() {
  for (const method of ["getItem", "setItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
  }
}

describe.each([
  ["the store", start],
  ["the first-paint script", () => new Function(firstPaintScript)()],
])("%s decides", (_name, decide) => {
  it.each([
    ["true", false, "dark"],
    ["false", true, "light"],
    [null, true, "dark"],
    [null, false, "light"],
    ["rubbish", true, "dark"],
    ["rubbish", false, "light"],
  ])("stored %s, system dark %s: %s", (stored, isSystemDark, expected) => {
    if (stored !== null) localStorage.setItem("darkMode", stored);
    system.matches = isSystemDark;
    decide();
    expect(shown()).toBe(expected);
  });

  it("by the operating system when storage is blocked", () => {
    blockStorage();
    system.matches = true;
    decide();
    expect(shown()).toBe("dark");
  });
});

describe("the store", () => {
  it("follows the operating system, again and again, and stores nothing of it", () => {
    start();
    system.set(true);
    expect(shown()).toBe("dark");
    system.set(false);
    expect(shown()).toBe("light");
    expect(localStorage.getItem("darkMode")).toBeNull();
  });

  it("does not follow it once the visitor has chosen", () => {
    start();
    themeStore.toggle();
    expect(localStorage.getItem("darkMode")).toBe("true");
    system.set(true);
    system.set(false);
    expect(shown()).toBe("dark");
  });

  it("still toggles when storage is blocked", () => {
    start();
    blockStorage();
    themeStore.toggle();
    expect(shown()).toBe("dark");
  });

  it("follows a choice made in another tab", () => {
    start();
    localStorage.setItem("darkMode", "true");
    window.dispatchEvent(new StorageEvent("storage", { key: "darkMode" }));
    expect(shown()).toBe("dark");
  });
});

describe("the switch", () => {
  it("says whether the dark theme is on, and flips it", async () => {
    start();
    render(
      <ThemeProvider>
        <ThemeSwitch label="Dark theme" />
      </ThemeProvider>,
    );
    const themeSwitch = screen.getByRole("switch", { name: "Dark theme" });
    expect(themeSwitch).not.toBeChecked();
    await userEvent.click(themeSwitch);
    expect(themeSwitch).toBeChecked();
    expect(shown()).toBe("dark");
    await userEvent.click(themeSwitch);
    expect(themeSwitch).not.toBeChecked();
    expect(localStorage.getItem("darkMode")).toBe("false");
  });

  it("draws nothing else again", async () => {
    start();
    const drawn = jest.fn();
    const Neighbour = () => {
      drawn();
      return null;
    };
    render(
      <ThemeProvider>
        <Neighbour />
        <ThemeSwitch label="Dark theme" />
      </ThemeProvider>,
    );
    await userEvent.click(screen.getByRole("switch"));
    expect(drawn).toHaveBeenCalledTimes(1);
  });
});
