/** Starts a page at its top after a reload too. Written into the pages that the specification lists. */
export function startAtTop(): void {
  const [navigation] = performance.getEntriesByType("navigation");
  const isReload = navigation && "type" in navigation && navigation.type === "reload";
  if (!isReload || location.hash !== "") return;
  history.scrollRestoration = "manual";
  // Chromium restores the position even so in the frame that lays the page out first, and Firefox unless a script scrolls.
  document.body.getBoundingClientRect();
  scrollTo(0, 0);
}

/** Where the visitor left each entry of the history, by its key. Gatsby has one key for all that the browser itself makes. */
const positions = new Map<string, number>();
let shown = "";

function keyOfEntry(newKey: string): string {
  const state: unknown = history.state;
  if (state === null) history.replaceState({ key: newKey }, "");
  return Object.assign({ key: newKey }, state).key;
}

/** The browser restores a position when it loads a page. While the page stays, it would scroll before Gatsby has changed it. */
export function keepPositions(): void {
  const save = () => positions.set(shown, scrollY);
  shown = keyOfEntry("initial");
  save();
  addEventListener("scroll", save, { passive: true });
  addEventListener("popstate", ({ state }) => {
    // The browser itself has jumped within the page.
    if (state === null) shown = keyOfEntry(String(Date.now()));
  });
  const set = (mode: ScrollRestoration) => () => (history.scrollRestoration = mode);
  // Not before the visitor does something: until then WebKit may still have to restore the position of a reload.
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, set("manual"), true);
  addEventListener("pagehide", set("auto"));
}

/** Gatsby asks once a page has come, and leads to the top or the fragment of a new one. */
export function shouldUpdateScroll({ prevRouterProps }: { prevRouterProps?: unknown }) {
  const former = shown;
  shown = keyOfEntry("initial");
  if (!prevRouterProps || shown === former) return false;
  const position = positions.get(shown);
  if (position === undefined) return undefined;
  scrollTo(0, position);
  return false;
}
