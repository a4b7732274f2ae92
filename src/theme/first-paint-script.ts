import {
  answerBeforeHydration,
  noAnswerId,
  notHydratedAttribute,
  pressedAttribute,
  scrolledAttribute,
} from "./before-hydration";
import { preferredTheme, systemDarkQuery, themeStorageKey } from "./theme-store";

/** Each function becomes source text in the page, so its body may use only its parameters and browser globals. */
function watchScroll(attribute: string): void {
  const root = document.documentElement;
  // Not read here: the page starts at its top, and reading makes the browser lay it out.
  root.setAttribute(attribute, "false");
  const update = () => root.setAttribute(attribute, String(window.scrollY > 10));
  addEventListener("scroll", update, { passive: true });
}

/**
 * Starts the pages that the specification names at their top after a reload too. Firefox restores the position all the
 * same, so the first scroll that the visitor did not make is undone.
 */
function reloadAtTop(): void {
  const addresses = /^\/(services?|case-study|contact-us|privacy-policy|terms-of-service)\/?$/;
  const [navigation] = performance.getEntriesByType("navigation");
  const isReload = navigation && "type" in navigation && navigation.type === "reload";
  if (!isReload || location.hash !== "" || !addresses.test(location.pathname)) return;
  history.scrollRestoration = "manual";
  // Lays the page out now. If the first frame does, Chromium restores the position all the same.
  document.body.getBoundingClientRect();
  const goBack = () => window.scrollTo(0, 0);
  const stop = () => removeEventListener("scroll", goBack);
  addEventListener("scroll", goBack, { once: true });
  addEventListener("load", () => requestAnimationFrame(stop));
  for (const type of ["wheel", "touchstart", "keydown"]) addEventListener(type, stop);
}

const call = (fn: (...args: never[]) => unknown, ...args: string[]) =>
  `(${fn.toString()})(${args.map((value) => JSON.stringify(value)).join()})`;

/** Runs at the start of the body: sets the theme before anything is painted, and the header's look. */
export const firstPaintScript = [
  // Before anything reads the layout: from then on the browser restores the position.
  call(reloadAtTop),
  `document.body.dataset.theme=${call(preferredTheme, themeStorageKey, systemDarkQuery)}`,
  call(watchScroll, scrolledAttribute),
].join(";");

/** Follows it in built pages, whose controls are there before React is. */
export const beforeHydrationScript = call(
  answerBeforeHydration,
  notHydratedAttribute,
  pressedAttribute,
  noAnswerId,
  themeStorageKey,
);
