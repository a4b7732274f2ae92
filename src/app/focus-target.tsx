import { useEffect, useRef } from "react";
import { decodeAddress } from "../lib/decode-address";

interface FocusTargetProps {
  location: { readonly hash: string };
}

/**
 * Moves the focus to the element that a link within the site leads to, if it can take the focus. A
 * browser does so for its own links; Gatsby's router scrolls there, but focuses its wrapper around the
 * page. Renders nothing.
 */
export function FocusTarget({ location }: FocusTargetProps) {
  const former = useRef(location);

  useEffect(() => {
    if (former.current === location) return;
    former.current = location;
    // The router's own effect belongs to a parent, so it runs after this one.
    queueMicrotask(() => focusFragment(location.hash));
  }, [location]);

  return null;
}

function focusFragment(hash: string): void {
  document.getElementById(decodeAddress(hash.slice(1)))?.focus({ preventScroll: true });
}
