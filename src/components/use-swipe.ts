import { type TouchEvent, type TouchList, useRef } from "react";

/** In CSS pixels. A finger that taps or scrolls drifts a little. */
const tolerance = 24;

interface Swipe {
  readonly x: number;
  readonly y: number;
  /** The element that follows the finger. */
  readonly moving: HTMLElement;
  isSideways: boolean;
}

interface SwipeOptions {
  /** Finds the element that follows the finger. */
  find: (touched: HTMLElement) => HTMLElement | null;
  /** Whether there is something to see on that side: 1 is the next one in the direction of the text. */
  canFollow: (step: 1 | -1) => boolean;
  onSwipe: (step: 1 | -1) => void;
}

/**
 * Returns the handlers for swipes of one finger. One that first moves up or down scrolls the page, and two fingers zoom;
 * with `touch-action: pan-y pinch-zoom` the browser does both.
 */
export function useSwipe({ find, canFollow, onSwipe }: SwipeOptions) {
  const current = useRef<Swipe | null>(null);

  const stop = () => {
    if (current.current) moveBy(current.current.moving, 0);
    current.current = null;
  };

  const start = ({ touches, currentTarget }: TouchEvent<HTMLElement>) => {
    stop();
    const finger = onlyFinger(touches);
    const moving = find(currentTarget);
    if (!finger || !moving) return;
    current.current = { x: finger.clientX, y: finger.clientY, moving, isSideways: false };
  };

  const move = ({ touches }: TouchEvent<HTMLElement>) => {
    const swipe = current.current;
    const finger = onlyFinger(touches);
    if (!swipe || !finger) {
      stop();
      return;
    }
    const distance = finger.clientX - swipe.x;
    const height = Math.abs(finger.clientY - swipe.y);
    if (!swipe.isSideways) {
      if (Math.max(Math.abs(distance), height) <= tolerance) return;
      if (height >= Math.abs(distance)) {
        stop();
        return;
      }
      swipe.isSideways = true;
    }
    moveBy(swipe.moving, canFollow(stepOf(distance, swipe.moving)) ? distance : 0);
  };

  const end = ({ touches, changedTouches }: TouchEvent<HTMLElement>) => {
    const swipe = current.current;
    const finger = onlyFinger(changedTouches);
    stop();
    if (!swipe?.isSideways || !finger || touches.length > 0) return;
    const distance = finger.clientX - swipe.x;
    const height = Math.abs(finger.clientY - swipe.y);
    if (Math.abs(distance) > Math.max(tolerance, height)) onSwipe(stepOf(distance, swipe.moving));
  };

  return { onTouchStart: start, onTouchMove: move, onTouchEnd: end, onTouchCancel: stop };
}

const onlyFinger = (touches: TouchList) => (touches.length === 1 ? touches[0] : undefined);

/** What comes next is on the right, or on the left where text runs from right to left. */
function stepOf(distance: number, element: HTMLElement): 1 | -1 {
  const isRightToLeft = getComputedStyle(element).direction === "rtl";
  return distance < 0 === isRightToLeft ? -1 : 1;
}

function moveBy(element: HTMLElement, distance: number): void {
  element.style.transform = distance === 0 ? "" : `translateX(${distance}px)`;
  // It stays under the finger, and glides when it is let go.
  element.style.transition = distance === 0 ? "" : "none";
}
