/**
 * Moves the focus to the element that a link within the site leads to, if it can take the focus. A
 * browser does so for its own links; Gatsby's router only scrolls there.
 * @param hash the address's fragment with its #, or empty
 */
export function focusTarget(hash: string): void {
  document.getElementById(decodeFragment(hash.slice(1)))?.focus({ preventScroll: true });
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    // A stray percent sign.
    return fragment;
  }
}
