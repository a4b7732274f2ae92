import { type ReactNode, type TouchEvent, useRef } from "react";
import { Carousel } from "react-responsive-carousel";
import { wrapIndex } from "../lib/wrap-index";
import { media, space, twoItemsInView } from "../theme/style";

export interface CarouselViewsProps {
  views: readonly { readonly label: string; readonly items: readonly ReactNode[] }[];
  /** The index of the view that is shown. */
  selected: number;
  /** Called with the index of the view that was swiped to. */
  onSelect: (index: number) => void;
}

/** In CSS pixels. A finger that scrolls the page also drifts sideways a little. */
const swipeTolerance = 24;

/** In milliseconds. */
const slideTime = 250;

/** Padding that keeps the focus ring of an element at a view's edge from being clipped. */
const focusRingRoom = "6px";

/**
 * The wrapper around the carousel library, which shows one child at a time. The library's controls stay
 * off because they are not buttons. Its infinite loop stays off because the Tab key reaches the clones
 * it makes; views that are not shown are inert for the same reason.
 */
export function CarouselViews({ views, selected, onSelect }: CarouselViewsProps) {
  const touchStart = useRef<number | null>(null);

  const startTouch = ({ touches }: TouchEvent) => {
    touchStart.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
  };

  /** Without its infinite loop the library ignores a swipe past the first or the last view. */
  const wrapAtEnds = ({ changedTouches }: TouchEvent) => {
    const end = changedTouches[0]?.clientX;
    if (touchStart.current === null || end === undefined) return;
    const distance = end - touchStart.current;
    if (Math.abs(distance) <= swipeTolerance) return;
    const next = selected + (distance < 0 ? 1 : -1);
    const wrapped = wrapIndex(next, views.length);
    if (wrapped !== next) onSelect(wrapped);
  };

  return (
    // These handlers run after the library's own on the elements inside, so theirs is the last word.
    <div css={library} onTouchStart={startTouch} onTouchEnd={wrapAtEnds}>
      <Carousel
        selectedItem={selected}
        onChange={onSelect}
        infiniteLoop={false}
        showArrows={false}
        // The library renders its arrows anyway and hides them by a style sheet that is not loaded here.
        renderArrowPrev={renderNothing}
        renderArrowNext={renderNothing}
        showIndicators={false}
        showStatus={false}
        showThumbs={false}
        transitionTime={slideTime}
        swipeScrollTolerance={swipeTolerance}
        preventMovementUntilSwipeScrollTolerance
      >
        {views.map(({ label, items }, index) => (
          <div
            key={index}
            role="group"
            aria-roledescription="slide"
            aria-label={label}
            inert={index !== selected}
            css={view}
          >
            {items.map((item, column) => (
              <div key={column}>{item}</div>
            ))}
          </div>
        ))}
      </Carousel>
    </div>
  );
}

const renderNothing = () => null;

/** The necessary part of the library's style sheet. In print, the first item of each view makes a list of all. */
const library = {
  margin: `-${focusRingRoom}`,
  "& .slider-wrapper": { overflow: "hidden" },
  "& .slider": { display: "flex", touchAction: "pan-y" },
  "& .slider.animated": { transition: `transform ${slideTime}ms ease-out` },
  "& .slide": { display: "flex", flex: "0 0 100%", minWidth: 0, padding: focusRingRoom },
  [media.print]: {
    "& .slider-wrapper": { overflow: "visible" },
    "& .slider": { display: "grid", gridTemplateColumns: "1fr 1fr", transform: "none !important" },
    "& .slide": { breakInside: "avoid" },
    "& .slide:not(:only-child) [role=group] > :not(:first-of-type)": { display: "none" },
  },
} as const;

const view = {
  flex: 1,
  minWidth: 0,
  display: "grid",
  gap: space(3),
  // An item without another beside it keeps its width.
  [`@media ${twoItemsInView}`]: {
    gridAutoFlow: "column",
    gridAutoColumns: `calc((100% - ${space(3)}) / 2)`,
  },
} as const;
