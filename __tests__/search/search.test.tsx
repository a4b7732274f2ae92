import { createServer } from "node:http";
import { resolve } from "node:path";
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { AppStateProvider } from "../../src/app/app-state";
import { buildSearchIndex } from "../../src/search/search-index";
import { readContentFolder } from "../../src/site/content/content-folder";
import { SearchDialog } from "../../src/search/search-dialog";
import { SearchLauncher } from "../../src/search/search-launcher";
import { createSearch } from "../../src/search/search-engine";
import { documentFetch } from "../forms/support/form-server";
import { queryContent } from "../setup/query";
import "../setup/dialog";

const { searchText: text } = queryContent<{ searchText: Queries.SearchDialogTextFragment }>(
  "{ searchText { ...SearchDialogText } }",
);
const documents = buildSearchIndex(readContentFolder(resolve("content")).sources);
const search = createSearch(documents);
const ready = () => Promise.resolve(search);

const field = () => screen.getByRole("combobox", { name: text.label });
const options = () => screen.getAllByRole("option");
const active = () => field().getAttribute("aria-activedescendant");
const status = () => screen.getByRole("status");

// jsdom draws nothing, and so has nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;
beforeEach(() => jest.mocked(navigate).mockClear());

describe("SearchDialog", () => {
  async function open(load = ready) {
    const close = jest.fn();
    const view = render(
      <AppStateProvider>
        <SearchDialog text={text} closeLabel="Close" onClose={close} load={load} />
      </AppStateProvider>,
    );
    await screen.findByRole("dialog", { name: "Search" });
    return { close, user: userEvent.setup(), ...view };
  }

  it("waits for words in a field that has the focus", async () => {
    await open();
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute("aria-expanded", "false");
    expect(status()).toHaveTextContent(text.hint);
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  });

  it("shows what it finds as links, says how many, and marks the words", async () => {
    const { user } = await open();
    await user.type(field(), "straetgy");
    expect(field()).toHaveAttribute("aria-expanded", "true");
    expect(field()).toHaveAttribute("aria-controls", screen.getByRole("listbox").id);
    expect(status()).toHaveTextContent(`${options().length} results`);
    const [first] = options();
    expect(first).toHaveAttribute("href", "/services/strategy");
    expect(first).toHaveTextContent(/^Strategy Service/);
    expect(first?.querySelector("mark")).toHaveTextContent(/^Strategy$/);
    expect(first?.querySelector("mark mark")).toBeNull();
  });

  it("says one result in the singular", async () => {
    const { user } = await open();
    await user.type(field(), "cookies");
    expect(status()).toHaveTextContent(/^1 result$/);
  });

  it("is gone through with the arrow keys, round at both ends, and with Home and End", async () => {
    const { user } = await open();
    await user.type(field(), "marketing");
    const ids = options().map(({ id }) => id);
    expect(active()).toBeNull();
    await user.keyboard("{ArrowUp}");
    expect(active()).toBe(ids.at(-1));
    await user.keyboard("{ArrowDown}");
    expect(active()).toBe(ids[0]);
    await user.keyboard("{ArrowDown}");
    expect(active()).toBe(ids[1]);
    expect(options().map((option) => option.getAttribute("aria-selected"))).toEqual(
      ids.map((_, index) => String(index === 1)),
    );
    await user.keyboard("{End}");
    expect(active()).toBe(ids.at(-1));
    await user.keyboard("{Home}");
    expect(active()).toBe(ids[0]);
    expect(field()).toHaveFocus();
    await user.keyboard("x");
    expect(active()).toBeNull();
  });

  it("leaves Home to the text while nothing is chosen", async () => {
    const { user } = await open();
    await user.type(field(), "arketing{Home}m");
    expect(field()).toHaveValue("marketing");
  });

  it("goes to the chosen result with Enter, and closes", async () => {
    const { user, close } = await open();
    await user.type(field(), "marketing{ArrowDown}{ArrowDown}");
    const second = options()[1]?.getAttribute("href");
    await user.keyboard("{Enter}");
    expect(navigate).toHaveBeenCalledWith(second);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it("goes to the best result where none is chosen, and nowhere where there is none", async () => {
    const { user, close } = await open();
    await user.type(field(), "{Enter}");
    expect(close).not.toHaveBeenCalled();
    await user.type(field(), "alex{Enter}");
    expect(navigate).toHaveBeenCalledWith("/about-us#alex-example");
    expect(close).toHaveBeenCalledTimes(1);
  });

  it("closes when a result is clicked, and stays for a click that opens a new tab", async () => {
    const { user, close } = await open();
    await user.type(field(), "alex");
    await user.keyboard("{Control>}");
    await user.click(screen.getByRole("option"));
    await user.keyboard("{/Control}");
    expect(close).not.toHaveBeenCalled();
    await user.click(screen.getByRole("option"));
    expect(close).toHaveBeenCalledTimes(1);
  });

  it("says so when nothing fits, and offers contact", async () => {
    const { user } = await open();
    await user.type(field(), "<b>zz");
    expect(status()).toHaveTextContent("Nothing matches “<b>zz”.");
    expect(screen.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact-us");
  });

  it("says so when the index cannot be loaded, and offers contact", async () => {
    await open(() => Promise.reject(new Error("no network")));
    expect(await screen.findByText(text.unavailable)).toBeVisible();
    expect(screen.getByRole("link", { name: "Contact us" })).toBeVisible();
  });

  it("takes words before the index is there", async () => {
    let arrive: () => void = () => undefined;
    const { user } = await open(() => new Promise((resolved) => (arrive = () => resolved(search))));
    await user.type(field(), "alex");
    expect(status()).toHaveTextContent(text.loading);
    arrive();
    expect(await screen.findByRole("option")).toHaveTextContent("Alex Example");
  });
});

describe("SearchLauncher", () => {
  const launcher = (
    <AppStateProvider>
      <SearchLauncher label="Search" text={text} closeLabel="Close" />
      <input aria-label="Name" />
    </AppStateProvider>
  );
  const dialog = () => screen.findByRole("dialog", { name: "Search" });

  /** Serves the index, as the site does. */
  const server = createServer((request, response) => {
    response.statusCode = request.url === "/search-index.json" ? 200 : 404;
    response.end(JSON.stringify(documents));
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

  it("opens the search with its button, which gets the focus back", async () => {
    const user = userEvent.setup();
    render(launcher);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Search" }));
    await user.click(within(await dialog()).getByRole("button", { name: "Close" }));
    expect(screen.getByRole("button", { name: "Search" })).toHaveFocus();
  });

  it.each(["/", "{Control>}k{/Control}", "{Meta>}k{/Meta}"])("opens it with %s", async (keys) => {
    const user = userEvent.setup();
    render(launcher);
    await user.keyboard(keys);
    expect(await dialog()).toBeVisible();
    expect(field()).toHaveValue("");
  });

  it("keeps what is typed before it is there", async () => {
    const user = userEvent.setup({ delay: null });
    render(launcher);
    // In one go, so that the dialog's code cannot come in between.
    for (const key of "/Mar ke") fireEvent.keyDown(document.body, { key });
    fireEvent.keyDown(document.body, { key: "Shift" });
    fireEvent.keyDown(document.body, { key: "r", ctrlKey: true });
    await dialog();
    await user.keyboard("t");
    expect(field()).toHaveValue("Mar ket");
  });

  it.each(["k", "{Alt>}/{/Alt}", "{Control>}/{/Control}", "{Control>}{Shift>}k{/Shift}{/Control}"])(
    "does not open it with %s",
    async (keys) => {
      const user = userEvent.setup();
      render(launcher);
      await user.keyboard(keys);
      await expect(screen.findByRole("dialog", {}, { timeout: 200 })).rejects.toThrow();
    },
  );

  it("takes its keys from the browser, which would search the page with them", async () => {
    render(launcher);
    expect(fireEvent.keyDown(document.body, { key: "/" })).toBe(false);
    expect(await dialog()).toBeVisible();
    expect(fireEvent.keyDown(document.body, { key: "x" })).toBe(true);
  });

  it("fetches the index, and is closed by Enter on a result and not opened again by it", async () => {
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

  it("leaves / to a field that is typed into, but not Ctrl+K", async () => {
    const user = userEvent.setup();
    render(launcher);
    await user.type(screen.getByLabelText("Name"), "a/b");
    expect(screen.getByLabelText("Name")).toHaveValue("a/b");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await user.keyboard("{Control>}k{/Control}");
    expect(await dialog()).toBeVisible();
  });

  it("remembers the query from one opening to the next", async () => {
    const user = userEvent.setup();
    render(launcher);
    await user.keyboard("/");
    await dialog();
    await user.type(field(), "hr");
    await user.click(screen.getByRole("button", { name: "Close" }));
    await user.keyboard("/");
    await dialog();
    expect(field()).toHaveValue("hr");
  });
});
