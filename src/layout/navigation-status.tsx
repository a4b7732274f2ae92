import { keyframes } from "@emotion/react";
import { type MouseEvent, useEffect } from "react";
import { FloatingAlert } from "../components/floating-alert";
import { announce } from "../lib/announcement";
import { useStore } from "../lib/store";
import { noAnswerId } from "../startup/attributes";
import { color, forward, media } from "../theme/style";
import { navigationState, openAddress } from "./navigation";

/** A bar at the top edge while the next page is slow to arrive, and a message if it cannot be reached. */
export function NavigationStatus({ labels }: { labels: Queries.LayoutQuery["labels"] }) {
  const { loading, unreachable, tryAgain } = labels;
  const state = useStore(navigationState);
  const isSlow = state.kind === "slow";
  useEffect(() => {
    if (isSlow) announce(loading);
  }, [isSlow, loading]);
  return (
    <>
      {isSlow && <div role="progressbar" aria-label={loading} data-print="hidden" css={bar} />}
      {/* An inline script shows it if a press cannot be answered. The link loads the page anew. */}
      <FloatingAlert id={noAnswerId} hidden text={unreachable} link={{ label: tryAgain, to: "" }} />
      {state.kind === "failed" && (
        <FloatingAlert
          text={unreachable}
          link={{ label: tryAgain, to: state.address }}
          onFollow={(event: MouseEvent) => {
            event.preventDefault();
            void openAddress(state.address);
          }}
        />
      )}
    </>
  );
}

const slide = keyframes({ from: { translate: forward("-100%") } });

/** A full bar that stands still, or one that fills again and again where motion is welcome. */
const bar = {
  position: "fixed",
  zIndex: 30,
  inset: "0 0 auto",
  height: 4,
  background: color.accent,
  [media.motion]: { animation: `${slide} 1.2s ease-in-out infinite` },
  [media.forcedColors]: { background: "Highlight" },
} as const;
