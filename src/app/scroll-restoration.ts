/** The pages that start at the top after a reload too, as the specification asks. */
const pagesAtTop = [
  "/service",
  "/services",
  "/case-study",
  "/contact-us",
  "/privacy-policy",
  "/terms-of-service",
];

const startsAtTop = () => pagesAtTop.includes(location.pathname) && location.hash === "";

/**
 * Lets Gatsby alone restore scroll positions while the site is open. On Back, the browser would scroll
 * before the page has changed, and Gatsby would save that position for the page being left.
 *
 * A browser reads `scrollRestoration` when it leaves a document. It then gets back the restoring of
 * this page, which it does sooner than Gatsby, unless the page has to start at the top.
 */
export function manageScrollRestoration(): void {
  const leaveToGatsby = () => {
    history.scrollRestoration = "manual";
  };
  leaveToGatsby();
  window.addEventListener("pageshow", leaveToGatsby);
  window.addEventListener("pagehide", () => {
    if (!startsAtTop()) history.scrollRestoration = "auto";
  });
  if (isReload() && startsAtTop()) forgetPosition();
}

function isReload(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type === "reload";
}

/** Removes the position that Gatsby has saved for this entry of the history. */
function forgetPosition(): void {
  const state: unknown = history.state;
  const key = typeof state === "object" && state && "key" in state ? String(state.key) : "initial";
  try {
    sessionStorage.removeItem(`@@scroll|${location.pathname}|${key}`);
  } catch {
    // Storage is blocked, so Gatsby has not saved a position.
  }
}
