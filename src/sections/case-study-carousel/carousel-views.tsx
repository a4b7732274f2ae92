import { type ReactNode, useRef } from "react";
import { Carousel } from "react-responsive-carousel";
import { wrapIndex } from "../../lib/wrap-index";
import { bleedToPageEdge, forward, space, twoItemsInView } from "../../theme/style";

interface CarouselViewsProps {
  slides: readonly { label: string; item: ReactNode; isShown: boolean }[];
  viewKind: string;
  selected: number;
  canMove: boolean;
  onSelect: (index: number) => void;
}

/** Padding that keeps the focus ring of an element at a slide's edge from being clipped. */
const focusRingRoom = "6px";

/** Half the gap between two slides, which each has on both sides. */
const halfGap = space(1.5);

/** The distance from a slide's padding to the edges of the page, where the slides before and after it are cut off. */
const margin = `calc(-1 * ${bleedToPageEdge} - ${halfGap})`;

/** A finger that taps drifts by some CSS pixels. */
const tolerance = 24;

/**
 * The wrapper around the carousel library, which moves by the width of its list. Where two slides are shown, that list
 * is half as wide as its frame. While the last slide is shown, the first stands behind it. The library's controls stay
 * off because they are not buttons, and its infinite loop because the Tab key reaches the clones it makes.
 */
export function CarouselViews(props: CarouselViewsProps) {
  const { slides, viewKind, selected, canMove, onSelect } = props;
  const last = slides.length - 1;
  /** The selected slide of which the library has told. */
  const told = useRef(selected);
  /** Where a finger began that has not moved yet. */
  const start = useRef<{ readonly clientX: number; readonly clientY: number } | null>(null);
  /** Whether a finger scrolls the page, which its first movement decides. The library looks at the sideways part alone. */
  const isScroll = useRef(false);

  /** The library tells of every selected slide, of those that are selected here too, and of a swipe beyond an end. */
  const onChange = (index: number) => {
    if (index === selected && told.current !== selected) {
      told.current = selected;
      return;
    }
    const step = index === selected ? (index === last ? 1 : -1) : index - selected;
    // The library takes every page for one from left to right.
    onSelect(wrapIndex(selected + (isRightToLeft() ? -step : step), slides.length));
  };

  return (
    <div
      css={[library, canMove && selected === last && firstSlideAfter(slides.length)]}
      onTouchStartCapture={({ touches }) => {
        start.current = touches.item(0);
      }}
      onTouchMoveCapture={({ touches }) => {
        const from = start.current;
        if (!from) return;
        const to = touches.item(0);
        start.current = null;
        isScroll.current =
          Math.abs(to.clientY - from.clientY) > Math.abs(to.clientX - from.clientX);
      }}
      // A long scroll drifts far enough for a swipe.
      onTouchEndCapture={(event) => isScroll.current && event.stopPropagation()}
      // The library does not know that a touch can be cancelled, and would leave its list where the finger was.
      onTouchCancel={({ target }) => target.dispatchEvent(new Event("touchend", { bubbles: true }))}
    >
      <Carousel
        selectedItem={selected}
        animationHandler={showSelected}
        stopSwipingHandler={showSelected}
        swipeAnimationHandler={({ x }) => (isScroll.current ? {} : followFinger(x, selected))}
        swipeable={canMove}
        swipeScrollTolerance={tolerance}
        preventMovementUntilSwipeScrollTolerance
        // The library would only hide its arrows, with a style sheet that is not loaded here.
        renderArrowPrev={renderNothing}
        renderArrowNext={renderNothing}
        showIndicators={false}
        showStatus={false}
        showThumbs={false}
        onChange={onChange}
        // A slide whose beginning is seen at the edge of the page can be pressed.
        onClickItem={(index) => {
          if (slides[index]?.isShown === false) onSelect(index);
        }}
      >
        {slides.map(({ label, item, isShown }, index) => (
          <div
            key={index}
            role="group"
            aria-roledescription={viewKind}
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

const isRightToLeft = () => getComputedStyle(document.documentElement).direction === "rtl";

/** Unlike the library's own, it also moves the list where text runs from right to left. */
const showSelected = ({ selectedItem }: { selectedItem: number }) => ({
  itemListStyle: { translate: forward(`${-100 * selectedItem}%`) },
});

/** Moves the list with a finger that does more than tap, but shows nothing before the first slide. */
const followFinger = (x: number, selectedItem: number) => {
  const isBack = x > 0 !== isRightToLeft();
  if (Math.abs(x) <= tolerance || (isBack && selectedItem === 0)) return {};
  const { itemListStyle } = showSelected({ selectedItem });
  return {
    itemListStyle: { ...itemListStyle, transform: `translate(${x}px)`, transition: "none" },
  };
};

/** The necessary part of the library's style sheet. */
const library = {
  marginBlock: `-${focusRingRoom}`,
  marginInline: bleedToPageEdge,
  paddingInline: margin,
  overflow: "hidden",
  // A sideways scroll of a trackpad would leave the page.
  overscrollBehaviorX: "contain",
  "& .slider": {
    display: "flex",
    width: "calc(100% - var(--peek))",
    touchAction: "pan-y pinch-zoom",
    // It stays under the finger, and glides when it is let go.
    transition: "translate 250ms ease-out, transform 250ms ease-out",
  },
  "& .slide": {
    display: "flex",
    flex: "0 0 100%",
    minWidth: 0,
    padding: `${focusRingRoom} ${halfGap}`,
  },
  // Such a slide can be pressed, but what is in it cannot.
  "& .slide:has(> [inert])": { cursor: "pointer" },
  [`@media ${twoItemsInView}`]: { "& .slider": { width: "50%" } },
} as const;

const firstSlideAfter = (count: number) => ({
  "@media screen": { "& .slide:first-of-type": { translate: forward(`${count * 100}%`) } },
});
