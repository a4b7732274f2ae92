import { act, render, screen } from "@testing-library/react";
import { setImmediate } from "node:timers";
import type { ComponentType, ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { lazyWhenNear } from "../../src/lib/lazy-when-near";
import { scrollIntoView, installIntersectionObserver } from "../setup/intersection-observer";

installIntersectionObserver();

const Greeting = ({ name }: { name: string }) => <p>{`Hello ${name}`}</p>;
type Load = () => Promise<ComponentType<{ name: string }>>;

const lazyGreeting = (load: Load) =>
  lazyWhenNear({ id: "greeting", load, fallback: <p>Loading</p> });

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
    expect(screen.getByText("Loading")).toBeVisible();
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
