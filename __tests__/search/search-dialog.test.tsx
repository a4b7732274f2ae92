import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { AppStateProvider } from "../../src/state/app-state";
import { announcement } from "../../src/state/announcement";
import { fillTemplate } from "../../src/lib/fill-template";
import { SearchDialog } from "../../src/search/search-dialog";
import { createSearch } from "../../src/search/search-engine";
import { takeConsoleNoise } from "../setup/console";
import { WithLabels } from "../setup/labels";
import { ownIndex } from "./support/own-index";
import { field, text } from "./support/search";

const search = createSearch(ownIndex);
const loadAtOnce = () => Promise.resolve(search);

const options = () => screen.getAllByRole("option");
const status = () => {
  const [shown] = screen.getByRole("dialog").getElementsByTagName("p");
  if (!shown) throw new Error("The dialog has no text");
  return shown;
};

beforeEach(() => jest.mocked(navigate).mockClear());

describe("SearchDialog", () => {
  async function open(load = loadAtOnce) {
    const close = jest.fn();
    const view = render(
      <AppStateProvider>
        <SearchDialog text={text} onClose={close} load={load} />
      </AppStateProvider>,
      { wrapper: WithLabels },
    );
    await screen.findByRole("dialog", { name: text.title });
    return { close, user: userEvent.setup({ delay: null }), ...view };
  }

  it("offers the services and the contact page until something is typed", async () => {
    const { user } = await open();
    const links = () => screen.queryAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links()).toEqual([text.services.to, text.contact.to]);
    await user.type(field(), "strategy");
    await waitFor(() => expect(options().length).toBeGreaterThan(0));
    expect(links()).toEqual([]);
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

  it("leaves the Home key to the field while no result is active", async () => {
    const { user } = await open();
    await user.type(field(), "arketing{Home}m");
    expect(field()).toHaveValue("marketing");
  });

  it("follows the active result on Enter, the first while none is, and does nothing without results", async () => {
    const { user, close } = await open();
    await user.type(field(), "{Enter}");
    expect(close).not.toHaveBeenCalled();
    await user.type(field(), "alex{Enter}");
    expect(navigate).toHaveBeenCalledWith("/about-us#alex-example", { replace: false });
    expect(close).toHaveBeenCalledTimes(1);
    await user.clear(field());
    await user.type(field(), "marketing{ArrowDown}{ArrowDown}");
    const second = options()[1]?.getAttribute("href");
    await user.keyboard("{Enter}");
    expect(navigate).toHaveBeenLastCalledWith(second, { replace: false });
  });

  it("has no active result any more once something else is typed", async () => {
    const { user } = await open();
    await user.type(field(), "marketin{ArrowDown}{ArrowDown}");
    expect(options()[1]).toHaveAttribute("aria-selected", "true");
    await user.type(field(), "g");
    expect(screen.queryByRole("option", { selected: true })).not.toBeInTheDocument();
    expect(field()).not.toHaveAttribute("aria-activedescendant");
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
    expect(navigate).toHaveBeenCalledWith("/about-us#alex-example", { replace: false });
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

  it("says how many results there are where it shows the first of them", async () => {
    const shops = Array.from({ length: 9 }, (_, number) => {
      const to = `/shop#${number}`;
      return { kind: "page", title: `Shop ${number}`, text: "-", to } as const;
    });
    const { user } = await open(() =>
      Promise.resolve(createSearch({ documents: shops, stopWords: [] })),
    );
    await user.type(field(), "shop");
    expect(options()).toHaveLength(8);
    expect(status()).toHaveTextContent(fillTemplate(text.results.first, { shown: 8, count: 9 }));
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
});
