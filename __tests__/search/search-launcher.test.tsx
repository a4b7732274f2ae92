import { fireEvent, render, screen } from "@testing-library/react";
import { AppStateProvider } from "../../src/state/app-state";
import { SearchLauncher } from "../../src/search/search-launcher";
import { WithLabels } from "../setup/labels";
import { ownIndex } from "./support/own-index";
import { field, text } from "./support/search";

const index = { ok: true, json: () => Promise.resolve(ownIndex) };
Object.assign(globalThis, { fetch: () => Promise.resolve(index) });

describe("SearchLauncher", () => {
  const labels = { search: "Search" };
  const launcher = (
    <AppStateProvider>
      <SearchLauncher labels={labels} text={text} pathname="/" />
      <input aria-label="Name" />
    </AppStateProvider>
  );
  const dialog = () => screen.findByRole("dialog", { name: text.title });

  it("opens no dialog over another one", async () => {
    render(launcher, { wrapper: WithLabels });
    // The browser's own shortcut is prevented.
    expect(fireEvent.keyDown(document.body, { key: "k", ctrlKey: true })).toBe(false);
    await dialog();
    expect(fireEvent.keyDown(field(), { key: "k", ctrlKey: true })).toBe(true);
  });

  it("does not open on the next page if the visitor leaves while it loads", async () => {
    const onPage = (pathname: string) => (
      <AppStateProvider>
        <SearchLauncher labels={labels} text={text} pathname={pathname} />
      </AppStateProvider>
    );
    const { rerender } = render(onPage("/"), { wrapper: WithLabels });
    // Synchronously, before the dialog's code can load.
    fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
    rerender(onPage("/service"));
    await expect(screen.findByRole("dialog", {}, { timeout: 200 })).rejects.toThrow();
  });

  describe("with keys", () => {
    const systems = {
      Mac: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)",
      other: "Mozilla/5.0 (X11)",
    };
    const ctrlKey = true;
    const metaKey = true;

    it.each([
      ["other", "Latin", { ctrlKey, key: "k", code: "KeyK" }, true],
      ["other", "with Caps Lock", { ctrlKey, key: "K", code: "KeyK" }, true],
      ["other", "Cyrillic", { ctrlKey, key: "л", code: "KeyK" }, true],
      ["other", "Cyrillic, another key", { ctrlKey, key: "о", code: "KeyJ" }, false],
      ["other", "Dvorak", { ctrlKey, key: "k", code: "KeyV" }, true],
      ["other", "Dvorak, the key of K", { ctrlKey, key: "t", code: "KeyK" }, false],
      ["other", "a dead key", { ctrlKey, key: "Dead", code: "KeyK" }, false],
      ["Mac", "Cmd", { metaKey, key: "k", code: "KeyK" }, true],
      ["Mac", "Cmd, Cyrillic", { metaKey, key: "л", code: "KeyK" }, true],
      ["Mac", "Ctrl, which deletes", { ctrlKey, key: "k", code: "KeyK" }, false],
      ["Mac", "Ctrl and Cmd", { ctrlKey, metaKey, key: "k", code: "KeyK" }, false],
    ] as const)("%s, %s", async (system, _, keys, isOpened) => {
      const userAgent = jest.spyOn(navigator, "userAgent", "get").mockReturnValue(systems[system]);
      render(launcher, { wrapper: WithLabels });
      const name = screen.getByLabelText("Name");
      expect(fireEvent.keyDown(name, keys)).toBe(!isOpened);
      if (isOpened) expect(await dialog()).toBeInTheDocument();
      const shortcut = screen.getByRole("button", { name: "Search", hidden: true });
      expect(shortcut).toHaveAttribute(
        "aria-keyshortcuts",
        system === "Mac" ? "Meta+K" : "Control+K",
      );
      userAgent.mockRestore();
    });
  });
});
