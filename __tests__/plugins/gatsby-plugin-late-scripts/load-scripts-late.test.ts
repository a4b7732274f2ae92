/** @jest-environment jsdom */
import { loadScriptsLate } from "../../../plugins/gatsby-plugin-late-scripts/load-scripts-late";

const listRequested = () => [...document.head.querySelectorAll("script")].map(({ src }) => src);
const both = ["http://localhost/a.js", "http://localhost/b.js"];

/** What jsdom lacks: tells of the first paint, afterwards too. */
let paint: () => void;

let readyState: DocumentReadyState;

beforeEach(() => {
  jest.useFakeTimers();
  readyState = "interactive";
  Object.defineProperty(document, "readyState", { get: () => readyState, configurable: true });
  document.head.innerHTML = "";
  const waiting: (() => void)[] = [];
  let isPainted = false;
  class PaintObserver {
    constructor(private readonly callback: () => void) {}
    observe({ type, buffered }: PerformanceObserverInit) {
      expect([type, buffered]).toEqual(["paint", true]);
      waiting.push(this.callback);
      if (isPainted) void Promise.resolve().then(this.callback);
    }
  }
  Object.assign(window, { PerformanceObserver: PaintObserver });
  paint = () => {
    isPainted = true;
    for (const callback of waiting) callback();
  };
});
afterEach(() => jest.useRealTimers());

const start = () => loadScriptsLate({ paths: ["/a.js", "/b.js"] });
const load = () => window.dispatchEvent(new Event("load"));

it.each([
  ["painted after all is there", [load, () => paint()]],
  ["painted before all is there", [() => paint(), load]],
])("requests each script once, when the first screen is %s", async (_, events) => {
  start();
  for (const happen of events) {
    expect(listRequested()).toEqual([]);
    happen();
  }
  await Promise.resolve();
  jest.advanceTimersByTime(3000);
  expect(listRequested()).toEqual(both);
});

it("requests them at once if all is there and painted already", async () => {
  readyState = "complete";
  paint();
  start();
  await Promise.resolve();
  expect(listRequested()).toEqual(both);
});

it.each(["pointerdown", "keydown", "scroll"])("does not wait any longer after %s", (event) => {
  start();
  window.dispatchEvent(new Event(event));
  expect(listRequested()).toEqual(both);
});

it("requests them once all is there, if the browser tells nobody of a paint", () => {
  Reflect.deleteProperty(window, "PerformanceObserver");
  start();
  load();
  expect(listRequested()).toEqual(both);
});

it("waits three seconds at most", () => {
  start();
  jest.advanceTimersByTime(2999);
  expect(listRequested()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(listRequested()).toEqual(both);
});
