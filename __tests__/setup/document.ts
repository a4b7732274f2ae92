import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// A second, the default, is short on a busy machine, where the code of a dialog must be compiled first.
configure({ asyncUtilTimeout: 4_000 });

// jsdom has no `matchMedia`. By default no query matches: a light theme on a narrow screen.
Object.defineProperty(window, "matchMedia", {
  configurable: true,
  writable: true,
  value: () => Object.assign(new EventTarget(), { matches: false }),
});
