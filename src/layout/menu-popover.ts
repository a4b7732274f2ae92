/** The mobile menu's popover. Whether it is open is the browser's state, which a click before hydration changes too. */
export const menuId = "mobile-menu";

/** Returns the open popover, if there is one and the browser supports popovers. */
function openPopover(): HTMLElement | null {
  const menu = document.getElementById(menuId);
  return menu && "hidePopover" in menu && menu.matches(":popover-open") ? menu : null;
}

export const isMenuOpen = (): boolean => openPopover() !== null;

export const closeMenu = (): void => openPopover()?.hidePopover();

/** Calls the listener after the menu has opened or closed. */
export function subscribeToMenu(listener: () => void): () => void {
  // The event does not bubble.
  document.addEventListener("toggle", listener, true);
  return () => document.removeEventListener("toggle", listener, true);
}
