import { type CSSObject, keyframes } from "@emotion/react";
import { useEffect } from "react";
import { announce } from "../state/announcement";
import { createStore, useStore } from "../lib/store";
import { color, forward, media } from "../theme/style";

/** The path of the next page while that is slow to arrive, which gatsby-browser.tsx sets a second after the press of a link. */
export const awaitedPath = createStore("");

/** A bar at the top edge while the next page is slow to arrive, which screen readers hear of. */
export function LoadingBar({ label }: { label: string }) {
  const path = useStore(awaitedPath);
  useEffect(() => {
    if (path === "") return undefined;
    announce(label);
    // The page's data may never come, and the page itself all the same.
    const timer = setTimeout(() => location.assign(path), 9000);
    return () => clearTimeout(timer);
  }, [path, label]);
  return path !== "" && <div role="progressbar" aria-label={label} data-print="hidden" css={bar} />;
}

const slide = keyframes({ from: { translate: forward("-100%") } });

/** A full bar that stands still, or one that fills again and again where motion is welcome. */
const bar: CSSObject = {
  position: "fixed",
  zIndex: 30,
  inset: "0 0 auto",
  height: 4,
  background: color.accent,
  [media.motion]: { animation: `${slide} 1.2s ease-in-out infinite` },
  [media.forcedColors]: { background: "Highlight" },
};
