/**
 * Leaves positions to Gatsby while the visitor goes about the site: on Back, the browser would scroll before the page
 * has changed, and Gatsby would save that position for the page being left. Whatever loads a document, the browser
 * itself restores the position, for which it reads `scrollRestoration` when it leaves, and Safari again when all has
 * loaded.
 */
export function manageScrollRestoration(): void {
  const set = (mode: ScrollRestoration) => (event: Event) => {
    // Until all of a reloaded page has come, Chromium would undo a jump.
    const isLoaded = document.readyState === "complete";
    history.scrollRestoration = isLoaded && isJump(event) ? "auto" : mode;
  };
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, set("manual"), true);
  // Last, because a link that Gatsby follows is no jump, and only its handler tells.
  addEventListener("click", set("manual"));
  addEventListener("pagehide", set("auto"));
}

/** Whether a click leads to another place on the same page, which is the browser's affair. */
function isJump({ type, target, defaultPrevented }: Event): boolean {
  if (type !== "click" || defaultPrevented) return false;
  const link = target instanceof Element ? target.closest("a") : null;
  return (
    link?.href.startsWith(`${location.origin}${location.pathname}${location.search}#`) === true
  );
}

type Routed = { readonly location: { readonly pathname: string } };

/**
 * Keeps Gatsby from scrolling once more when it hydrates a page: the visitor may have scrolled by then. And on the way
 * back from a jump, because Gatsby may have saved the place that the jump led to.
 */
export function shouldUpdateScroll(props: { prevRouterProps?: Routed; routerProps?: Routed }) {
  const { prevRouterProps: before, routerProps: now } = props;
  const isSamePage = before?.location.pathname === now?.location.pathname;
  return before && !(isSamePage && history.scrollRestoration === "auto") ? undefined : false;
}

/** Makes Gatsby save where the page is when it hydrates, which it otherwise does at the next scroll only. */
export function savePosition(): void {
  dispatchEvent(new Event("scroll"));
}
