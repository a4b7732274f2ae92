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

it("loads at once on a page that the browser renders", async () => {
  const Lazy = lazyGreeting(() => Promise.resolve(Greeting));
  render(<Lazy name="Asha" />);
  expect(screen.getByText("Loading")).toBeVisible();
  expect(await screen.findByText("Hello Asha")).toBeVisible();
});

it("tries again after a failed fetch", async () => {
  jest.useFakeTimers();
  const load = jest
    .fn<ReturnType<Load>, []>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue(Greeting);
  const Lazy = lazyGreeting(load);
  render(<Lazy name="Asha" />);
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(screen.getByText("Loading")).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  jest.useRealTimers();
  expect(await screen.findByText("Hello Asha")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
