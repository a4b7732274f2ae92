/**
 * Leaves positions to Gatsby while the visitor goes about the site: on Back, the browser would scroll before the page
 * has changed, and Gatsby would save that position for the page being left. Whatever loads a document, the browser
 * itself restores the position, for which it reads `scrollRestoration` when it leaves, and Safari again when all has
 * loaded.
 */
export function manageScrollRestoration(): void {
  const set = (mode: ScrollRestoration) => () => {
    history.scrollRestoration = mode;
  };
  for (const type of ["pointerdown", "keydown", "click"])
    addEventListener(type, set("manual"), true);
  addEventListener("pagehide", set("auto"));
}

/** Keeps Gatsby from scrolling once more when it hydrates a page: the visitor may have scrolled by then. */
export function shouldUpdateScroll({ prevRouterProps }: { prevRouterProps?: unknown }) {
  return prevRouterProps ? undefined : false;
}

/** Makes Gatsby save where the page is when it hydrates, which it otherwise does at the next scroll only. */
export function savePosition(): void {
  dispatchEvent(new Event("scroll"));
}
