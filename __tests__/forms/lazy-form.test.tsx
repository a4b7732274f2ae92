import { act, render, screen } from "@testing-library/react";
import { setImmediate } from "node:timers";
import type { ComponentType } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { lazyForm } from "../../src/forms/lazy-form";
import { scrollIntoView } from "../setup/intersection-observer";
import { queryContent } from "../setup/query";

const words = queryContent<Queries.FailureFragment>("{ ...Failure }");

interface GreetingProps extends Queries.FailureFragment {
  name: string;
}

const Greeting = ({ name }: GreetingProps) => <p>{`Hello ${name}`}</p>;
type Load = () => Promise<ComponentType<GreetingProps>>;
const lazyGreeting = (load: Load) => lazyForm("greeting", load);

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

// React renders with it on the server, and jsdom does not have it.
Object.assign(globalThis, { setImmediate });

/** Puts the HTML that the server renders on the page. */
async function showHtml(): Promise<HTMLElement> {
  const ServerGreeting = lazyGreeting(() => Promise.resolve(Greeting));
  const { prelude } = await prerenderToNodeStream(<ServerGreeting {...words} name="Asha" />);
  const container = document.body.appendChild(document.createElement("div"));
  for await (const chunk of prelude) container.innerHTML += String(chunk);
  return container;
}

it("hydrates the server's HTML when the visitor comes near", async () => {
  const container = await showHtml();
  const load = jest.fn<ReturnType<Load>, []>(() => Promise.resolve(Greeting));
  const BrowserGreeting = lazyGreeting(load);

  render(<BrowserGreeting {...words} name="Asha" />, { container, hydrate: true });
  await settle();
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByText("Hello Asha").closest("#greeting")).toBeVisible();

  act(() => scrollIntoView());
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByText("Hello Asha")).toBeVisible();
});

it("loads on a page that the browser renders after one whose visitor did not come near", async () => {
  const container = await showHtml();
  const BrowserGreeting = lazyGreeting(() => Promise.resolve(Greeting));
  const view = render(<BrowserGreeting key="first" {...words} name="Asha" />, {
    container,
    hydrate: true,
  });
  await settle();
  view.rerender(<BrowserGreeting key="second" {...words} name="Zoe" />);
  expect(await screen.findByText("Hello Zoe")).toBeVisible();
});

it("says so on a page that the browser renders when its code cannot be loaded", async () => {
  const Lazy = lazyGreeting(() => Promise.reject(new Error("offline")));
  render(<Lazy {...words} name="Asha" />);
  expect(await screen.findByText(words.formMessages.failures.notLoaded)).toBeVisible();
});
