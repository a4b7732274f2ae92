/** Functions that run in the page. Each is sent there as text, so it may use nothing from outside itself. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type * as TestingLibrary from "@testing-library/dom";

/** An element: a CSS selector, or what assistive technology calls it (within what a selector matches). */
export type Target =
  string | { readonly role: string; readonly name: string; readonly within?: string };

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

declare global {
  interface Window {
    /** What the page complained about. */
    problems: string[];
    /** Whether a click went beside the element it was aimed at. */
    hasMissed?: boolean;
    aim?: AbortController;
    TestingLibraryDom?: typeof TestingLibrary;
    findTarget: (target: Target) => HTMLElement[];
  }
}

/** The expression that calls a function in the page. The compiler's `__name` helper does not exist there. */
export function callInPage(fn: { toString(): string }, args: readonly unknown[]): string {
  const values = args.map((arg) => JSON.stringify(arg)).join(",");
  return `((__name) => (${fn.toString()})(${values}))((fn) => fn)`;
}

/** Collects everything that a browser's console would show as an error or a warning. */
export function recordProblems(): void {
  const problems: string[] = [];
  window.problems = problems;
  const { error, warn } = console;
  console.error = (...parts: unknown[]) => {
    problems.push(`console.error: ${parts.map(String).join(" ")}`);
    error.apply(console, parts);
  };
  console.warn = (...parts: unknown[]) => {
    problems.push(`console.warn: ${parts.map(String).join(" ")}`);
    warn.apply(console, parts);
  };
  addEventListener(
    "error",
    ({ target, message }) => {
      const element = target instanceof Element ? target.outerHTML.slice(0, 200) : message;
      problems.push(`error: ${element}`);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) =>
    problems.push(`unhandled rejection: ${String(reason)}`),
  );
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    problems.push(`security policy: ${violatedDirective} ${blockedURI}`),
  );
}

const library = readFileSync(
  createRequire(import.meta.url).resolve(
    "@testing-library/dom/dist/@testing-library/dom.umd.min.js",
  ),
  "utf8",
);

/** Brings Testing Library's search by role into the page; to be run before `findTarget` is used. */
export const installFinder = `(() => {
${library}
window.findTarget = ${callInPage(makeFinder, [])};
})()`;

function makeFinder() {
  const isVisible = (element: HTMLElement) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
  return (target: Target): HTMLElement[] => {
    if (typeof target === "string") {
      return [...document.querySelectorAll<HTMLElement>(target)].filter(isVisible);
    }
    const { role, name, within = "body" } = target;
    return [...document.querySelectorAll<HTMLElement>(within)]
      .flatMap((root) => window.TestingLibraryDom?.queryAllByRole(root, role, { name }) ?? [])
      .filter(isVisible);
  };
}

export const hasFinder = () => "findTarget" in window;

/** Gatsby sets this mark in an effect around the whole page, after all of the page's own effects. */
export const isHydrated = () => performance.getEntriesByName("onInitialClientRender").length > 0;

/**
 * The middle of an element, in the viewport, after scrolling to it. The next click is let through only
 * if it hits the element: a page that moves in between would have us click something else.
 * @throws if the element is not there, moves, or is covered by something else
 */
export async function aimAt(target: Target): Promise<{ x: number; y: number }> {
  const describe = JSON.stringify(target);
  const [element] = window.findTarget(target);
  if (element === undefined) throw new Error(`not visible: ${describe}`);
  element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const before = element.getBoundingClientRect();
  // Not an animation frame, which a browser without a screen may keep waiting.
  await new Promise((resolve) => setTimeout(resolve, 30));
  const { left, top, width, height } = element.getBoundingClientRect();
  if (before.top !== top || before.left !== left) throw new Error(`moving: ${describe}`);
  const x = left + width / 2;
  const y = top + height / 2;
  const hit = document.elementFromPoint(x, y);
  if (hit === null || !element.contains(hit)) {
    throw new Error(`covered by ${hit?.outerHTML.slice(0, 80) ?? "nothing"}: ${describe}`);
  }

  window.hasMissed = false;
  window.aim?.abort();
  const aim = new AbortController();
  window.aim = aim;
  const judge = (event: Event) => {
    if (event.target instanceof Node && !element.contains(event.target)) window.hasMissed = true;
    if (window.hasMissed) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (event.type === "click") aim.abort();
  };
  for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"]) {
    addEventListener(type, judge, { capture: true, signal: aim.signal });
  }
  return { x, y };
}

/** Whether the last click that was aimed missed; false as well on a page that it led to. */
export const hasMissed = () => window.hasMissed === true;

/** Focuses a control and selects what it holds, so that typing replaces it. */
export function focusToType(target: Target): void {
  const [control] = window.findTarget(target);
  if (control === undefined) throw new Error(`not visible: ${JSON.stringify(target)}`);
  control.focus();
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    control.select();
  }
}

export function focusAtEnd(target: Target): void {
  const [control] = window.findTarget(target);
  if (control === undefined) throw new Error(`not visible: ${JSON.stringify(target)}`);
  control.focus();
  if (control instanceof HTMLInputElement) {
    control.setSelectionRange(control.value.length, control.value.length);
  }
}

/** Sets a control that every engine operates differently: a list of options, a date. */
export function setValue(target: Target, value: string): void {
  const [control] = window.findTarget(target);
  if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) {
    throw new Error(`no such control: ${JSON.stringify(target)}`);
  }
  // React watches the control's own property; the prototype's setter goes past it, as a visitor does.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(
    control,
    value,
  );
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}
