/** @jest-environment jsdom */
import { loadScriptsLate } from "../../src/page/late-scripts";

let reportPaint: () => void;

class PaintObserver {
  static supportedEntryTypes = ["largest-contentful-paint"];
  constructor(callback: () => void) {
    reportPaint = callback;
  }
  observe = jest.fn();
}

const requested = () => [...document.head.querySelectorAll("script")].map(({ src }) => src);
const both = ["http://localhost/a.js", "http://localhost/b.js"];

let readyState: DocumentReadyState;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { PerformanceObserver: PaintObserver });
  readyState = "interactive";
  Object.defineProperty(document, "readyState", { get: () => readyState, configurable: true });
  document.head.innerHTML = "";
  document.body.innerHTML = "";
  document.documentElement.removeAttribute("data-scrolled");
});
afterEach(() => jest.useRealTimers());

const start = () => loadScriptsLate({ paths: ["/a.js", "/b.js"], scrolled: "data-scrolled" });

function addPicture(properties: Partial<HTMLImageElement>): HTMLImageElement {
  const picture = document.body.appendChild(document.createElement("img"));
  for (const [name, value] of Object.entries(properties)) {
    Object.defineProperty(picture, name, { value, configurable: true });
  }
  return picture;
}

it("requests nothing at first, and each script once after the largest paint", () => {
  start();
  expect(requested()).toEqual([]);
  window.dispatchEvent(new Event("load"));
  expect(requested()).toEqual([]);
  reportPaint();
  reportPaint();
  expect(requested()).toEqual(both);
});

it("waits for a picture of the first screen, even a small one that brings no larger paint, but not for lazy ones", () => {
  addPicture({ complete: false, loading: "lazy" });
  const picture = addPicture({ complete: false });
  start();
  reportPaint();
  expect(requested()).toEqual([]);
  Object.defineProperty(picture, "complete", { value: true });
  window.dispatchEvent(new Event("load"));
  expect(requested()).toEqual(both);
});

class FailingObserver extends PaintObserver {
  constructor() {
    super(() => undefined);
    throw new Error("A fault");
  }
}

class OtherObserver extends PaintObserver {
  static override supportedEntryTypes = [];
}

describe.each([
  ["does not exist", undefined],
  ["fails", FailingObserver],
  ["does not report paints", OtherObserver],
])("where the browser's observer %s", (_name, PerformanceObserver) => {
  beforeEach(() => Object.assign(globalThis, { PerformanceObserver }));

  it("loads after everything else", () => {
    start();
    expect(requested()).toEqual([]);
    window.dispatchEvent(new Event("load"));
    expect(requested()).toEqual(both);
  });

  it("loads at once if everything else is there", () => {
    readyState = "complete";
    start();
    expect(requested()).toEqual(both);
  });
});

it.each(["pointerdown", "keydown", "scroll"])("does not wait any longer after %s", (event) => {
  start();
  window.dispatchEvent(new Event(event));
  expect(requested()).toEqual(both);
});

it("waits for no report of a paint on a page that a reload has scrolled", () => {
  document.documentElement.setAttribute("data-scrolled", "true");
  start();
  expect(requested()).toEqual([]);
  window.dispatchEvent(new Event("load"));
  expect(requested()).toEqual(both);
});

it("waits three seconds at most", () => {
  start();
  jest.advanceTimersByTime(2999);
  expect(requested()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(requested()).toEqual(both);
});
