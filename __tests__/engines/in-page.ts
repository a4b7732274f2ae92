/** Functions that run in the page. Each is sent there as text, so it may use nothing from outside itself but `findTarget`. */

/** What of the roles of ARIA the tests need. */
export type Role = "button" | "combobox" | "dialog" | "heading" | "link" | "menuitem" | "switch";

/** An element: a CSS selector, or what assistive technology calls it (within what a selector matches). */
export type Target =
  string | { readonly role: Role; readonly name: string; readonly within?: string };

declare global {
  interface Window {
    /** What the page complained about. */
    problems: string[];
    /** Whether a click went beside the element it was aimed at. */
    hasMissed?: boolean;
    aim?: AbortController;
  }
}

/** The expression that calls a function in the page. The compiler's `__name` helper does not exist there. */
export function callInPage(fn: { toString(): string }, args: readonly unknown[]): string {
  const values = args.map((arg) => JSON.stringify(arg)).join(",");
  const call = `const findTarget = ${findTarget.toString()}; return (${fn.toString()})(${values});`;
  return `((__name) => { ${call} })((fn) => fn)`;
}

/** Collects everything that a browser's console would show as an error or a warning. */
export function recordProblems(): void {
  const problems: string[] = [];
  window.problems = problems;
  for (const level of ["error", "warn"] as const) {
    console[level] = (...parts: unknown[]) => {
      problems.push(`console.${level}: ${parts.map(String).join(" ")}`);
    };
  }
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

/** The visible elements that match. */
function findTarget(target: Target): HTMLElement[] {
  const tags = {
    button: "button:not([role]), summary",
    combobox: "select",
    dialog: "dialog",
    heading: "h1, h2, h3",
    link: "a[href]:not([role])",
    menuitem: "none",
    switch: "none",
  };
  const {
    role,
    name,
    within = "body",
  } = typeof target === "string" ? { role: undefined, name: "", within: target } : target;
  const selector = role === undefined ? "" : `:is(${tags[role]}, [role=${role}])`;
  const nameOf = (element: Element) => {
    const labelledBy = document.getElementById(element.getAttribute("aria-labelledby") ?? "");
    const label = element.getAttribute("aria-label") ?? (labelledBy ?? element).textContent;
    return label.trim().replace(/\s+/g, " ");
  };
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
  return [...document.querySelectorAll<HTMLElement>(role ? `${within} ${selector}` : within)]
    .filter((element) => role === undefined || nameOf(element) === name)
    .filter(isVisible);
}

export const countVisible = (target: Target) => findTarget(target).length;

/** What has the focus instead of an element; undefined if that has it. */
export function otherFocus(target: Target): string | undefined {
  const { activeElement } = document;
  const [element] = findTarget(target);
  if (element !== undefined && element === activeElement) return undefined;
  return activeElement?.outerHTML.slice(0, 120) ?? "nothing";
}

/** Gatsby sets this mark in an effect around the whole page, after all of the page's own effects. */
export const isHydrated = () => performance.getEntriesByName("onInitialClientRender").length > 0;

/**
 * The middle of an element, in the viewport, after scrolling to it. The next click is let through only
 * if it hits the element: a page that moves in between would have us click something else.
 * @throws if the element is not there, moves, or is covered by something else
 */
export async function aimAt(target: Target): Promise<{ x: number; y: number }> {
  const describe = JSON.stringify(target);
  const [element] = findTarget(target);
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

/** Focuses a control, with what it holds selected or with the caret at its end. */
export function focusOn(target: Target, isSelected: boolean): void {
  const [control] = findTarget(target);
  if (control === undefined) throw new Error(`not visible: ${JSON.stringify(target)}`);
  control.focus();
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
  if (isSelected) control.select();
  // Other kinds, such as a date, have no caret that a script can move.
  else if (control.type === "text") {
    control.setSelectionRange(control.value.length, control.value.length);
  }
}

/** Sets a control that every engine operates differently: a list of options, a date. */
export function setValue(target: Target, value: string): void {
  const [control] = findTarget(target);
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
