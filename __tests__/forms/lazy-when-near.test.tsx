import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setImmediate } from "node:timers";
import { type ComponentType, createContext, type ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { lazyWhenNear } from "../../src/forms/lazy-when-near";
import { scrollIntoView, installIntersectionObserver } from "../setup/intersection-observer";

installIntersectionObserver();

const Greeting = ({ name }: { name: string }) => <p>{`Hello ${name}`}</p>;
type Load = () => Promise<ComponentType<{ name: string }>>;

const Fallback = ({ name, hasFailed }: { name: string; hasFailed: boolean }) => (
  <p>{hasFailed ? `No greeting for ${name}` : "Loading"}</p>
);
const lazyGreeting = (load: Load) => lazyWhenNear({ id: "greeting", load, Fallback });

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

// React renders with it on the server, and jsdom does not have it.
Object.assign(globalThis, { setImmediate });

async function prerender(element: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(element);
  let html = "";
  for await (const chunk of prelude) html += String(chunk);
  return html;
}

it("hydrates the server's HTML when the visitor comes near", async () => {
  const ServerGreeting = lazyGreeting(() => Promise.resolve(Greeting));
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = await prerender(<ServerGreeting name="Asha" />);
  const load = jest.fn<ReturnType<Load>, []>(() => Promise.resolve(Greeting));
  const BrowserGreeting = lazyGreeting(load);

  render(<BrowserGreeting name="Asha" />, { container, hydrate: true });
  await settle();
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByText("Hello Asha").closest("#greeting")).toBeVisible();

  act(() => scrollIntoView());
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByText("Hello Asha")).toBeVisible();
});

it("keeps the server's HTML when a parent renders again before the code has arrived", async () => {
  const ServerGreeting = lazyGreeting(() => Promise.resolve(Greeting));
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = await prerender(<ServerGreeting name="Asha" />);
  const paragraph = screen.getByText("Hello Asha");
  const BrowserGreeting = lazyGreeting(() => new Promise(() => undefined));

  const view = render(<BrowserGreeting name="Asha" />, { container, hydrate: true });
  act(() => scrollIntoView());
  await settle();
  view.rerender(<BrowserGreeting name="Asha" />);
  await settle();
  expect(paragraph).toBeVisible();
});

describe("when a context above it changes before the code has arrived", () => {
  const Place = createContext("here");
  const Form = () => (
    <p>
      <label>
        Name <input name="name" />
      </label>
      <label>
        Phone <input name="phone" />
      </label>
    </p>
  );
  const lazyForm = (load: () => Promise<ComponentType>) =>
    lazyWhenNear({ id: "form", load, Fallback: () => <p>Loading</p> });

  /** @returns lets the code arrive */
  async function changeContext(): Promise<() => Promise<void>> {
    const ServerForm = lazyForm(() => Promise.resolve(Form));
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = await prerender(<ServerForm />);
    let arrive: (form: ComponentType) => void = () => undefined;
    const BrowserForm = lazyForm(() => new Promise((resolve) => (arrive = resolve)));
    const inContext = (value: string) => <Place value={value}>{<BrowserForm />}</Place>;
    const view = render(inContext("here"), { container, hydrate: true });
    act(() => scrollIntoView());
    await settle();
    await userEvent.type(screen.getByLabelText("Phone"), "98");
    view.rerender(inContext("there"));
    await settle();
    return async () => {
      arrive(Form);
      await settle();
    };
  }

  it("puts the server's elements back, with what was typed into them", async () => {
    await changeContext();
    expect(screen.queryByText("Loading")).not.toBeInTheDocument();
    expect(screen.getByLabelText("Phone")).toBeVisible();
    expect(screen.getByLabelText("Phone")).toHaveValue("98");
    expect(screen.getByLabelText("Name").closest("#form")).toBeVisible();
  });

  it("leaves the focus in the same control when the code arrives", async () => {
    const arrive = await changeContext();
    const former = screen.getByLabelText("Phone");
    former.focus();
    await arrive();
    expect(former).not.toBeInTheDocument();
    expect(screen.getByLabelText("Phone")).toHaveFocus();
  });
});

it("loads on a page that the browser renders after one whose visitor did not come near", async () => {
  const ServerGreeting = lazyGreeting(() => Promise.resolve(Greeting));
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = await prerender(<ServerGreeting name="Asha" />);
  const BrowserGreeting = lazyGreeting(() => Promise.resolve(Greeting));
  const view = render(<BrowserGreeting key="first" name="Asha" />, { container, hydrate: true });
  await settle();
  view.rerender(<BrowserGreeting key="second" name="Zoe" />);
  expect(await screen.findByText("Hello Zoe")).toBeVisible();
});

it("loads at once on a page that the browser renders", async () => {
  const Lazy = lazyGreeting(() => Promise.resolve(Greeting));
  render(<Lazy name="Asha" />);
  expect(screen.getByText("Loading")).toBeVisible();
  expect(await screen.findByText("Hello Asha")).toBeVisible();
});

describe("when a fetch fails", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const failing = () => jest.fn<ReturnType<Load>, []>(() => Promise.reject(new Error("offline")));

  it("tries again after 1, 3, 9 and 27 seconds and then no more", async () => {
    const load = failing();
    const Lazy = lazyGreeting(load);
    render(<Lazy name="Asha" />);
    await wait(10);
    for (const seconds of [1, 3, 9, 27]) {
      load.mockClear();
      await wait(seconds * 1_000 - 20);
      expect(load).not.toHaveBeenCalled();
      await wait(20);
      expect(load).toHaveBeenCalledTimes(1);
    }
    load.mockClear();
    await wait(3_600_000);
    expect(load).not.toHaveBeenCalled();
    expect(screen.getByText("No greeting for Asha")).toBeVisible();
  });

  it("tries once more when the browser is online again", async () => {
    const load = failing();
    const Lazy = lazyGreeting(load);
    render(<Lazy name="Asha" />);
    await wait(60_000);
    load.mockClear().mockResolvedValue(Greeting);
    window.dispatchEvent(new Event("online"));
    await wait(10);
    expect(screen.getByText("Hello Asha")).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
