/**
 * Leaves positions to Gatsby while the visitor goes about the site: on Back, the browser would scroll before the page has
 * changed. When a document loads, the browser restores it, for which it reads `scrollRestoration` when it leaves.
 */
export function manageScrollRestoration(): void {
  const set = (mode: ScrollRestoration) => (event: Event) => {
    history.scrollRestoration = isJump(event) ? "auto" : mode;
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

/** Keeps Gatsby from scrolling a page that it hydrates, and on the way back from a jump, whose place it may have saved. */
export function shouldUpdateScroll(props: { prevRouterProps?: Routed; routerProps?: Routed }) {
  const { prevRouterProps: before, routerProps: now } = props;
  const isSamePage = before?.location.pathname === now?.location.pathname;
  return before && !(isSamePage && history.scrollRestoration === "auto") ? undefined : false;
}

/** Makes Gatsby save where the page is when it hydrates, which it otherwise does at the next scroll only. */
export function savePosition(): void {
  dispatchEvent(new Event("scroll"));
}
