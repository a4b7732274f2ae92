import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { AppStateProvider } from "../../src/lib/app-state";
import { announcement } from "../../src/lib/announcement";
import { fillTemplate } from "../../src/lib/fill-template";
import { SearchDialog } from "../../src/search/search-dialog";
import { createSearch } from "../../src/search/search-engine";
import { takeConsoleNoise } from "../setup/console";
import { ownDocuments } from "./support/own-documents";
import { field, text } from "./support/search";

const search = createSearch(ownDocuments);
const ready = () => Promise.resolve(search);

const options = () => screen.getAllByRole("option");
const active = () => field().getAttribute("aria-activedescendant");
const status = () => {
  const [shown] = screen.getByRole("dialog").getElementsByTagName("p");
  if (!shown) throw new Error("The dialog has no text");
  return shown;
};

beforeEach(() => jest.mocked(navigate).mockClear());

describe("SearchDialog", () => {
  async function open(load = ready) {
    const close = jest.fn();
    const view = render(
      <AppStateProvider>
        <SearchDialog text={text} onClose={close} load={load} />
      </AppStateProvider>,
    );
    await screen.findByRole("dialog", { name: text.title });
    return { close, user: userEvent.setup({ delay: null }), ...view };
  }

  it("focuses its field and shows a hint while nothing is typed", async () => {
    await open();
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute("aria-expanded", "false");
    expect(field()).toHaveAccessibleDescription(text.hint);
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  });

  it("offers the services and the contact page until something is typed", async () => {
    const { user } = await open();
    const links = () => screen.queryAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links()).toEqual([text.services.to, text.contact.to]);
    await user.type(field(), "strategy");
    await waitFor(() => expect(options().length).toBeGreaterThan(0));
    expect(links()).toEqual([]);
  });

  it("takes the beginning of a long pasted text", async () => {
    const { user } = await open();
    const pasted = "marketing strategy ".repeat(300);
    await user.click(field());
    await user.paste(pasted);
    expect(field()).toHaveValue(pasted.slice(0, 100));
    expect(await screen.findAllByRole("option")).not.toHaveLength(0);
  });

  it("shows the results as links, and says how many there are", async () => {
    const { user } = await open();
    await user.type(field(), "straetgy");
    expect(field()).toHaveAttribute("aria-expanded", "true");
    expect(field()).toHaveAttribute("aria-controls", screen.getByRole("listbox").id);
    expect(status()).toHaveTextContent(
      fillTemplate(text.results.many, { count: String(options().length) }),
    );
    const [first] = options();
    expect(first).toHaveAttribute("href", "/services/strategy");
    expect(first).toHaveTextContent(`Strategy ${text.kinds.service}`);
    expect(first?.textContent).toMatch(/^Strategy/);
  });

  it("uses the singular for one result, which an Enter key of a composition or held since the opening does not follow", async () => {
    const { user, close } = await open();
    await user.type(field(), "cookies");
    expect(status().textContent).toBe(text.results.one);
    // Safari ends a composition with the key code 229.
    for (const key of [{ isComposing: true }, { keyCode: 229 }, { repeat: true }])
      fireEvent.keyDown(field(), { key: "Enter", ...key });
    expect(navigate).not.toHaveBeenCalled();
    expect(close).not.toHaveBeenCalled();
  });

  it("moves through the results with the arrow keys, wrapping at both ends, and with Home and End", async () => {
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

  it("leaves the Home key to the field while no result is active", async () => {
    const { user } = await open();
    await user.type(field(), "arketing{Home}m");
    expect(field()).toHaveValue("marketing");
  });

  it("follows the first result on Enter while none is active, and does nothing without results", async () => {
    const { user, close } = await open();
    await user.type(field(), "{Enter}");
    expect(close).not.toHaveBeenCalled();
    await user.type(field(), "alex{Enter}");
    expect(navigate).toHaveBeenCalledWith("/about-us#alex-example", { replace: false });
    expect(close).toHaveBeenCalledTimes(1);
  });

  it("closes when a result is clicked, but not when it opens in a new tab", async () => {
    const { user, close } = await open();
    await user.type(field(), "alex");
    await user.keyboard("{Control>}");
    await user.click(screen.getByRole("option"));
    await user.keyboard("{/Control}");
    // jsdom follows no links.
    expect(takeConsoleNoise()).toEqual([expect.stringContaining("Not implemented: navigation")]);
    expect(close).not.toHaveBeenCalled();
    await user.click(screen.getByRole("option"));
    expect(close).toHaveBeenCalledTimes(1);
  });

  it("announces the number of results once, after the last key, and not when it is closed before", async () => {
    announcement.set(null);
    const { user, unmount } = await open();
    await user.type(field(), "marketing");
    expect(announcement.get()).toBeNull();
    expect(field()).not.toHaveAccessibleDescription();
    const count = status().textContent;
    await waitFor(() => expect(announcement.get()?.text).toBe(count));
    await user.type(field(), "zz");
    unmount();
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(announcement.get()?.text).toBe(count);
  });

  it("says that nothing matches and links to the contact page", async () => {
    const { user } = await open();
    await user.type(field(), "<b>zz");
    expect(status()).toHaveTextContent(fillTemplate(text.noResults, { query: "<b>zz" }));
    expect(screen.getByRole("link", { name: text.contact.label })).toHaveAttribute(
      "href",
      text.contact.to,
    );
  });

  it("accepts a query before the index has loaded", async () => {
    let deliver: () => void = () => undefined;
    const { user } = await open(
      () => new Promise((resolved) => (deliver = () => resolved(search))),
    );
    await user.type(field(), "alex");
    expect(status()).toHaveTextContent(text.loading);
    deliver();
    expect(await screen.findByRole("option")).toHaveTextContent("Alex Example");
  });
});
