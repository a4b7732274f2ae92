import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppStateProvider } from "../../src/lib/app-state";
import { SearchLauncher } from "../../src/search/search-launcher";
import { ownDocuments } from "./support/own-documents";
import { field, text } from "./support/search";

const index = { ok: true, json: () => Promise.resolve(ownDocuments) };
Object.assign(globalThis, { fetch: () => Promise.resolve(index) });

describe("SearchLauncher", () => {
  const labels = { search: "Search", close: "Close" };
  const launcher = (
    <AppStateProvider>
      <SearchLauncher labels={labels} text={text} pathname="/" />
      <input aria-label="Name" />
    </AppStateProvider>
  );
  const dialog = () => screen.findByRole("dialog", { name: text.title });

  it("puts what is typed while the dialog loads into its field", async () => {
    const user = userEvent.setup({ delay: null });
    render(launcher);
    // Synchronously, before the dialog's code can load. The browser's own shortcut is prevented.
    expect(fireEvent.keyDown(document.body, { key: "k", ctrlKey: true })).toBe(false);
    for (const key of "Mar ke") fireEvent.keyDown(document.body, { key });
    fireEvent.keyDown(document.body, { key: "Shift" });
    fireEvent.keyDown(document.body, { key: "r", ctrlKey: true });
    await dialog();
    expect(field()).toHaveValue("Mar ke");
    expect(await screen.findAllByRole("option")).not.toHaveLength(0);
    await user.keyboard("t");
    expect(field()).toHaveValue("Mar ket");
  });

  it("does not open on the next page if the visitor leaves while it loads, and leaves the keys there alone", async () => {
    const onPage = (pathname: string) => (
      <AppStateProvider>
        <SearchLauncher labels={labels} text={text} pathname={pathname} />
      </AppStateProvider>
    );
    const { rerender } = render(onPage("/"));
    // Synchronously, before the dialog's code can load.
    fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
    rerender(onPage("/service"));
    expect(fireEvent.keyDown(document.body, { key: " " })).toBe(true);
    await expect(screen.findByRole("dialog", {}, { timeout: 200 })).rejects.toThrow();
  });

  it("does not open the dialog with other keys", async () => {
    const user = userEvent.setup();
    render(launcher);
    await user.keyboard("k/{Control>}{Alt>}k{/Alt}{Shift>}k{/Shift}{/Control}");
    await expect(screen.findByRole("dialog", {}, { timeout: 200 })).rejects.toThrow();
  });

  it("keeps the query until it is opened again", async () => {
    const user = userEvent.setup();
    render(launcher);
    await user.keyboard("{Control>}k{/Control}");
    await dialog();
    await user.type(field(), "hr");
    await user.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await user.keyboard("{Control>}k{/Control}");
    await dialog();
    expect(field()).toHaveValue("hr");
  });
});
