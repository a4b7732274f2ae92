import { type PointerEvent, useRef } from "react";

/** In CSS pixels. A finger that taps drifts a little. */
const tolerance = 24;

interface SwipeOptions {
  /** Finds the element that follows the finger. */
  find: (touched: HTMLElement) => HTMLElement | null;
  /** Whether there is something to see on that side: 1 is the next one in the direction of the text. */
  canFollow: (step: 1 | -1) => boolean;
  onSwipe: (step: 1 | -1) => void;
}

/**
 * Returns the handlers for swipes of one finger, for an element with `touch-action: pan-y pinch-zoom`: if the finger
 * scrolls the page, or a second one zooms, the browser cancels the pointer.
 */
export function useSwipe({ find, canFollow, onSwipe }: SwipeOptions) {
  const swipe = useRef<{ readonly x: number; readonly moving: HTMLElement } | null>(null);

  /** Ends the swipe, and returns the step that it has made. */
  const end = ({ clientX }: PointerEvent): 1 | -1 | undefined => {
    if (!swipe.current) return undefined;
    const { x, moving } = swipe.current;
    swipe.current = null;
    moveBy(moving, 0);
    return stepOf(clientX - x, moving);
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      end(event);
      const moving = find(event.currentTarget);
      if (moving && event.isPrimary && event.pointerType === "touch") {
        swipe.current = { x: event.clientX, moving };
      }
    },
    onPointerMove({ clientX }: PointerEvent) {
      if (!swipe.current) return;
      const { x, moving } = swipe.current;
      const step = stepOf(clientX - x, moving);
      moveBy(moving, step && canFollow(step) ? clientX - x : 0);
    },
    onPointerUp(event: PointerEvent) {
      const step = end(event);
      if (step) onSwipe(step);
    },
    onPointerCancel: end,
  };
}

/** What comes next is on the right, or on the left where text runs from right to left. */
function stepOf(distance: number, element: HTMLElement): 1 | -1 | undefined {
  if (Math.abs(distance) <= tolerance) return undefined;
  const isRightToLeft = getComputedStyle(element).direction === "rtl";
  return distance < 0 === isRightToLeft ? -1 : 1;
}

function moveBy(element: HTMLElement, distance: number): void {
  element.style.transform = distance === 0 ? "" : `translateX(${distance}px)`;
  // It stays under the finger, and glides when it is let go.
  element.style.transition = distance === 0 ? "" : "none";
}
