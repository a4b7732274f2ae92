/** @jest-environment jsdom */
import { loadScriptsLate } from "../../src/page/late-scripts";

const requested = () => [...document.head.querySelectorAll("script")].map(({ src }) => src);
const both = ["http://localhost/a.js", "http://localhost/b.js"];
/** Longer than a frame. */
const paint = () => jest.advanceTimersByTime(50);

let readyState: DocumentReadyState;

beforeEach(() => {
  jest.useFakeTimers();
  readyState = "interactive";
  Object.defineProperty(document, "readyState", { get: () => readyState, configurable: true });
  document.head.innerHTML = "";
});
afterEach(() => jest.useRealTimers());

const start = () => loadScriptsLate({ paths: ["/a.js", "/b.js"] });

it("requests each script once, after a frame with everything that the first screen has", () => {
  start();
  paint();
  expect(requested()).toEqual([]);
  window.dispatchEvent(new Event("load"));
  expect(requested()).toEqual([]);
  paint();
  jest.advanceTimersByTime(3000);
  expect(requested()).toEqual(both);
});

it("requests them after the next frame if everything is there already", () => {
  readyState = "complete";
  start();
  expect(requested()).toEqual([]);
  paint();
  expect(requested()).toEqual(both);
});

it.each(["pointerdown", "keydown", "scroll"])("does not wait any longer after %s", (event) => {
  start();
  window.dispatchEvent(new Event(event));
  expect(requested()).toEqual(both);
});

it("waits three seconds at most", () => {
  start();
  jest.advanceTimersByTime(2999);
  expect(requested()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(requested()).toEqual(both);
});
