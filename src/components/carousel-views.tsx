import { type ReactNode, type TouchEvent, useRef } from "react";
import { Carousel } from "react-responsive-carousel";
import { wrapIndex } from "../lib/wrap-index";
import { media, space, twoItemsInView } from "../theme/style";

interface CarouselViewsProps {
  slides: readonly {
    readonly label: string;
    readonly item: ReactNode;
    readonly isShown: boolean;
  }[];
  /** The index of the first slide that is shown. */
  selected: number;
  canMove: boolean;
  /** Called with the index of the slide that was swiped to. */
  onSelect: (index: number) => void;
}

/** In CSS pixels. A finger that scrolls the page also drifts sideways a little. */
const swipeTolerance = 24;

/** In milliseconds. */
const slideTime = 250;

/** Padding that keeps the focus ring of an element at a slide's edge from being clipped. */
const focusRingRoom = "6px";

/** Half of the gap between two slides, on both sides of each. */
const halfGap = space(1.5);

/**
 * The wrapper around the carousel library, which moves by the width of its list. Where two slides are shown, that list
 * is half as wide as its frame, and the first slide is moved behind the last. The library's controls stay off because
 * they are not buttons, its infinite loop because the Tab key reaches the clones it makes.
 */
export function CarouselViews({ slides, selected, canMove, onSelect }: CarouselViewsProps) {
  const touchStart = useRef<number | null>(null);

  const startTouch = ({ touches }: TouchEvent) => {
    touchStart.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
  };

  /** Without its infinite loop the library ignores a swipe past the first or the last slide. */
  const swipe = ({ changedTouches }: TouchEvent) => {
    const end = changedTouches[0]?.clientX;
    if (!canMove || touchStart.current === null || end === undefined) return;
    const distance = end - touchStart.current;
    if (Math.abs(distance) <= swipeTolerance) return;
    onSelect(wrapIndex(selected + (distance < 0 ? 1 : -1), slides.length));
  };

  return (
    // These handlers run after the library's own on the elements inside, so they have the last word.
    <div
      css={[library, canMove && selected === slides.length - 1 && firstSlideAfter(slides.length)]}
      onTouchStart={startTouch}
      onTouchEnd={swipe}
    >
      <Carousel
        selectedItem={selected}
        swipeable={canMove}
        infiniteLoop={false}
        showArrows={false}
        // The library renders its arrows anyway and hides them with a style sheet that is not loaded here.
        renderArrowPrev={renderNothing}
        renderArrowNext={renderNothing}
        showIndicators={false}
        showStatus={false}
        showThumbs={false}
        transitionTime={slideTime}
        swipeScrollTolerance={swipeTolerance}
        preventMovementUntilSwipeScrollTolerance
      >
        {slides.map(({ label, item, isShown }, index) => (
          <div
            key={index}
            role="group"
            aria-roledescription="slide"
            aria-label={label}
            inert={!isShown}
            css={{ flex: 1, minWidth: 0 }}
          >
            {item}
          </div>
        ))}
      </Carousel>
    </div>
  );
}

const renderNothing = () => null;

/** The necessary part of the library's style sheet. Print shows all slides. */
const library = {
  margin: `-${focusRingRoom} -${halfGap}`,
  "& .slider-wrapper": { overflow: "hidden" },
  "& .slider": { display: "flex", touchAction: "pan-y" },
  "& .slider.animated": { transition: `transform ${slideTime}ms ease-out` },
  "& .slide": {
    display: "flex",
    flex: "0 0 100%",
    minWidth: 0,
    padding: `${focusRingRoom} ${halfGap}`,
  },
  [`@media ${twoItemsInView}`]: { "& .slider": { width: "50%" } },
  [media.print]: {
    "& .slider-wrapper": { overflow: "visible" },
    "& .slider": {
      display: "grid",
      gridTemplateColumns: "1fr 1fr",
      width: "auto",
      transform: "none !important",
    },
    "& .slide": { breakInside: "avoid" },
  },
} as const;

const firstSlideAfter = (count: number) => ({
  [`@media screen and ${twoItemsInView}`]: {
    "& .slide:first-of-type": { transform: `translateX(${count * 100}%)` },
  },
});
