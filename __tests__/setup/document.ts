import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// The default of one second is too short on a busy machine, where Jest still has to compile a dialog's code.
configure({ asyncUtilTimeout: 30_000 });

// jsdom has no `matchMedia`. By default no query matches: a light theme on a narrow screen.
Object.defineProperty(window, "matchMedia", {
  configurable: true,
  writable: true,
  value: () => Object.assign(new EventTarget(), { matches: false }),
});

// jsdom has no `fetch`. By default nobody answers.
Object.assign(globalThis, { fetch: () => new Promise(() => undefined) });

// jsdom has no layout, and so no scrolling.
Element.prototype.scrollIntoView = () => undefined;
