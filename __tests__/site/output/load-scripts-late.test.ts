/** @jest-environment jsdom */
import { loadScriptsLate } from "../../../src/site/output/load-scripts-late";

let reportPaint: () => void;

class PaintObserver {
  static supportedEntryTypes = ["largest-contentful-paint"];
  constructor(callback: () => void) {
    reportPaint = callback;
  }
  observe = jest.fn();
  disconnect = jest.fn();
}

const requested = () => [...document.head.querySelectorAll("script")].map(({ src }) => src);
const both = ["http://localhost/a.js", "http://localhost/b.js"];

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { PerformanceObserver: PaintObserver });
  document.head.innerHTML = "";
  document.body.innerHTML = "";
});
afterEach(() => jest.useRealTimers());

const start = () => {
  loadScriptsLate(["/a.js", "/b.js"], "data-first-screen", "section,footer", "data-laid-out");
};

it("requests nothing at first, and each script once after the largest paint", () => {
  start();
  expect(requested()).toEqual([]);
  window.dispatchEvent(new Event("load"));
  expect(requested()).toEqual([]);
  reportPaint();
  reportPaint();
  expect(requested()).toEqual(both);
});

it("waits for a picture of the first screen, but not for lazy ones", () => {
  const picture = document.body.appendChild(document.createElement("img"));
  Object.defineProperty(picture, "complete", { value: false, configurable: true });
  start();
  reportPaint();
  expect(requested()).toEqual([]);
  Object.defineProperty(picture, "loading", { value: "lazy" });
  reportPaint();
  expect(requested()).toEqual(both);
});

it("looks again when everything has loaded, because a small picture brings no larger paint", () => {
  const picture = document.body.appendChild(document.createElement("img"));
  Object.defineProperty(picture, "complete", { value: false, configurable: true });
  start();
  reportPaint();
  Object.defineProperty(picture, "complete", { value: true });
  window.dispatchEvent(new Event("load"));
  expect(requested()).toEqual(both);
});

it("loads after everything else where the browser does not report paints", () => {
  jest.replaceProperty(PaintObserver, "supportedEntryTypes", []);
  start();
  expect(requested()).toEqual([]);
  window.dispatchEvent(new Event("load"));
  expect(requested()).toEqual(both);
  jest.restoreAllMocks();
});

it.each(["pointerdown", "keydown", "scroll"])("does not wait any longer after %s", (event) => {
  start();
  window.dispatchEvent(new Event(event));
  expect(requested()).toEqual(both);
});

it("lets the rest of the page be laid out, a section at a time, and its pictures load", () => {
  document.documentElement.toggleAttribute("data-first-screen", true);
  document.body.innerHTML = "<section></section><section></section><footer></footer>";
  const laidOut = () => [...document.querySelectorAll("[data-laid-out]")].map((it) => it.tagName);
  start();
  window.dispatchEvent(new Event("load"));
  expect(laidOut()).toEqual([]);
  reportPaint();
  expect(laidOut()).toEqual(["SECTION"]);
  jest.advanceTimersByTime(40);
  expect(laidOut()).toEqual(["SECTION", "SECTION", "FOOTER"]);
  expect(document.documentElement.hasAttribute("data-first-screen")).toBe(true);
  jest.advanceTimersByTime(20);
  expect(document.documentElement.hasAttribute("data-first-screen")).toBe(false);
});

it("waits three seconds at most", () => {
  start();
  jest.advanceTimersByTime(2999);
  expect(requested()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(requested()).toEqual(both);
});
