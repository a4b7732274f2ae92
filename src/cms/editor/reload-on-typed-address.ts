const entryAddress = /#\/collections\/[^/]+\/entries\/[^/]+$/;

/** Reloads the page when the address of another entry is typed: Decap would show the one and publish the other. */
export function reloadOnTypedAddress(): void {
  /** The address of what the page shows. */
  let shown = location.href;
  addEventListener("hashchange", () => {
    // Afterwards, because Decap goes back if somebody wants to keep what they typed.
    setTimeout(() => {
      if (location.href === shown) return;
      if (!entryAddress.test(shown) || !entryAddress.test(location.href)) {
        shown = location.href;
        return;
      }
      location.reload();
      // Only if the editor chose to stay.
      setTimeout(() => history.replaceState(null, "", shown), 2000);
    });
  });
}
