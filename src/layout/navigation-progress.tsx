import { keyframes } from "@emotion/react";
import { useSyncExternalStore } from "react";
import { isNavigationSlow, onNavigationProgress } from "./slow-navigation";
import { color, media, visuallyHidden } from "../theme/style";

interface NavigationProgressProps {
  label: string;
}

/** A bar at the top edge while the next page is slow to arrive, and an announcement of it. */
export function NavigationProgress({ label }: NavigationProgressProps) {
  const isSlow = useSyncExternalStore(onNavigationProgress, isNavigationSlow, () => false);
  return (
    <>
      {/* Always mounted, because a live region announces only what changes in it. */}
      <span aria-live="polite" css={visuallyHidden}>
        {isSlow && label}
      </span>
      {isSlow && <div role="progressbar" aria-label={label} data-print="hidden" css={bar} />}
    </>
  );
}

const slide = keyframes({ from: { transform: "translateX(-100%)" } });

/** A full bar that stands still, or one that fills again and again where motion is welcome. */
const bar = {
  position: "fixed",
  zIndex: 30,
  insetInline: 0,
  top: 0,
  height: 4,
  background: color.accent,
  [media.motion]: { animation: `${slide} 1.2s ease-in-out infinite` },
  "@media (forced-colors: active)": { background: "Highlight" },
} as const;
