import { createServer } from "node:http";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { AppStateProvider } from "../../src/lib/app-state";
import { SearchLauncher } from "../../src/search/search-launcher";
import { documentFetch } from "../forms/support/form-server";
import { ownDocuments } from "./support/own-documents";
import { field, text } from "./support/search";

beforeEach(() => jest.mocked(navigate).mockClear());

describe("SearchLauncher", () => {
  const launcher = (
    <AppStateProvider>
      <SearchLauncher label="Search" text={text} closeLabel="Close" pathname="/" />
      <input aria-label="Name" />
    </AppStateProvider>
  );
  const dialog = () => screen.findByRole("dialog", { name: text.title });

  /** Serves the index at the same path as the site does. */
  const server = createServer((request, response) => {
    response.statusCode = request.url === "/search-index.json" ? 200 : 404;
    response.end(JSON.stringify(ownDocuments));
  });
  beforeAll(
    () =>
      new Promise<void>((listening) => {
        server.listen(0, "127.0.0.1", () => {
          const address = server.address();
          if (address === null || typeof address === "string") return;
          globalThis.fetch = documentFetch(`http://127.0.0.1:${String(address.port)}`);
          listening();
        });
      }),
  );
  afterAll(() => void server.close());

  it("opens the dialog on click and gets the focus back when it closes", async () => {
    const user = userEvent.setup();
    render(launcher);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Search" }));
    await user.click(within(await dialog()).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Search" })).toHaveFocus());
  });

  it.each(["{Control>}k{/Control}", "{Meta>}k{/Meta}"])(
    "opens the dialog with %s, in a text field too",
    async (keys) => {
      const user = userEvent.setup();
      render(launcher);
      await user.click(screen.getByLabelText("Name"));
      await user.keyboard(keys);
      expect(await dialog()).toBeVisible();
      expect(field()).toHaveValue("");
    },
  );

  it("puts what is typed while the dialog loads into its field", async () => {
    const user = userEvent.setup({ delay: null });
    render(launcher);
    // Synchronously, before the dialog's code can load.
    fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
    for (const key of "Mar ke") fireEvent.keyDown(document.body, { key });
    fireEvent.keyDown(document.body, { key: "Shift" });
    fireEvent.keyDown(document.body, { key: "r", ctrlKey: true });
    await dialog();
    await user.keyboard("t");
    expect(field()).toHaveValue("Mar ket");
  });

  it("does not open on the next page if the visitor leaves while it loads, and leaves the keys there alone", async () => {
    const onPage = (pathname: string) => (
      <AppStateProvider>
        <SearchLauncher label="Search" text={text} closeLabel="Close" pathname={pathname} />
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

  it("prevents the browser's own action for its shortcut, but not for other keys", async () => {
    render(launcher);
    expect(fireEvent.keyDown(document.body, { key: "k", metaKey: true })).toBe(false);
    expect(await dialog()).toBeVisible();
    expect(fireEvent.keyDown(document.body, { key: "x" })).toBe(true);
  });

  it("fetches the index, and Enter on a result closes the dialog without opening it again", async () => {
    const user = userEvent.setup();
    render(launcher);
    await user.click(screen.getByRole("button", { name: "Search" }));
    await dialog();
    await user.type(field(), "alex");
    await screen.findByRole("option");
    await user.keyboard("{Enter}");
    expect(navigate).toHaveBeenCalledWith("/about-us#alex-example");
    await expect(screen.findByRole("dialog", {}, { timeout: 200 })).rejects.toThrow();
    expect(screen.getByRole("button", { name: "Search" })).toHaveFocus();
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
