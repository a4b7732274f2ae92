import { CacheProvider } from "@emotion/react";
import { createElement, type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { attributes, noAnswerId } from "./attributes";
import { createStyleCache } from "./style-cache";

type Find = () => HTMLElement | undefined;

let findPressed: Find = () => undefined;

/** The forms of the server's HTML by the keys of their drafts. They keep what was typed even if React replaces them. */
export const servedForms = new Map<string, HTMLFormElement>();

/**
 * Hydrates the page as a transition, in slices of some milliseconds: Gatsby would take one long task. Where a translator
 * or an extension has changed the HTML, React renders that part anew, and quietly: nothing that was done in it is lost.
 */
export function hydrate(element: ReactElement, container: Element): void {
  const page = createElement(CacheProvider, { value: createStyleCache() }, element);
  const pressed = container.querySelector(`[${attributes.pressed}]`);
  if (pressed) findPressed = counterpartOf(pressed);
  for (const form of container.querySelectorAll<HTMLFormElement>(`form[${attributes.draft}]`)) {
    servedForms.set(form.getAttribute(attributes.draft) ?? "", form);
  }
  const onRecoverableError = keepFocus();
  // From here on React answers presses, by hydrating what is pressed first.
  document.documentElement.removeAttribute(attributes.notHydrated);
  startTransition(() => {
    hydrateRoot(container, page, { onRecoverableError });
  });
}

/** Clicks the button again that was pressed before hydration, now that it answers. */
export function answerEarlyPress(): void {
  document.getElementById(noAnswerId)?.setAttribute("hidden", "");
  const button = findPressed();
  button?.removeAttribute(attributes.pressed);
  button?.click();
}

/** Returns a function that finds an element again, or the one that React has rendered in its place. */
function counterpartOf(element: Element): Find {
  const action = element.closest("form")?.getAttribute("action");
  const name = element.getAttribute("name");
  // Of the classes, Emotion's: an extension may have added its own.
  const style = [...element.classList].find((each) => each.startsWith("css-"));
  const selector =
    name !== null && action ? `form[action="${action}"] [name="${name}"]` : `.${style ?? ""}`;
  const all = () => [...document.querySelectorAll<HTMLElement>(selector)];
  const index = style === undefined ? -1 : all().findIndex((each) => each === element);
  const isHtml = element instanceof HTMLElement;
  return () => (isHtml && element.isConnected ? element : all()[index]);
}

/** Returns a function that focuses what React renders in the place of what had the focus, as soon as it is there. */
function keepFocus(): () => void {
  let focused: Element = document.body;
  let find: Find = () => undefined;
  const remember = ({ activeElement } = document) => {
    if (!activeElement) return;
    focused = activeElement;
    find = counterpartOf(activeElement);
  };
  remember();
  addEventListener("focusin", () => remember());
  return () => {
    // A form comes later than the page around it.
    const observer = new MutationObserver(restore);
    function restore() {
      const isLost = document.activeElement === document.body && !focused.isConnected;
      const found = isLost ? find() : undefined;
      found?.focus({ preventScroll: true });
      if (found || !isLost) observer.disconnect();
    }
    observer.observe(document.body, { childList: true, subtree: true });
    restore();
  };
}
