import { type PointerEvent, type ReactNode, useRef } from "react";
import { Carousel } from "react-responsive-carousel";
import { wrapIndex } from "../lib/wrap-index";
import { beyond, forward, media, space, twoItemsInView } from "../theme/style";
import { peek } from "./carousel";

interface CarouselViewsProps {
  slides: readonly { label: string; item: ReactNode; isShown: boolean }[];
  viewKind: string;
  selected: number;
  canMove: boolean;
  onSelect: (index: number) => void;
}

/** Padding that keeps the focus ring of an element at a slide's edge from being clipped. */
const focusRingRoom = "6px";

/** Between two slides, on both sides of each. */
const halfGap = space(1.5);

/** From a slide's padding to the edges of the page, where the slides before and after it are cut off. */
const margin = `calc(-1 * ${beyond} - ${halfGap})`;

/**
 * The wrapper around the carousel library, which moves by the width of its list. Where two slides are shown, that list
 * is half as wide as its frame. While the last slide is shown, the first stands behind it. The library's controls stay
 * off because they are not buttons, its infinite loop because the Tab key reaches the clones it makes, and its swipes
 * because they know neither a cancelled touch nor text that runs from right to left.
 */
export function CarouselViews(props: CarouselViewsProps) {
  const { slides, viewKind, selected, canMove, onSelect } = props;
  const swipe = useSwipe(props);
  const isLast = selected === slides.length - 1;

  return (
    <div css={[library, canMove && isLast && firstSlideAfter(slides.length)]} {...swipe}>
      <Carousel
        selectedItem={selected}
        animationHandler={showSelected}
        swipeable={false}
        // The library would only hide its arrows, with a style sheet that is not loaded here.
        renderArrowPrev={renderNothing}
        renderArrowNext={renderNothing}
        showIndicators={false}
        showStatus={false}
        showThumbs={false}
        // One whose beginning is seen at the edge of the page.
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

/** In CSS pixels. A finger that taps drifts a little. */
const tolerance = 24;

/** The handlers of swipes of one finger. If it scrolls the page, or a second one zooms, the browser cancels the pointer. */
function useSwipe({ slides, selected, canMove, onSelect }: CarouselViewsProps) {
  const swipe = useRef<{ readonly x: number; readonly slider: HTMLElement } | null>(null);

  /** Ends the swipe, and returns the step that it has made. */
  const end = ({ clientX }: PointerEvent): 1 | -1 | undefined => {
    if (!swipe.current) return undefined;
    const { x, slider } = swipe.current;
    swipe.current = null;
    moveBy(slider, 0);
    return stepOf(clientX - x, slider);
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      end(event);
      const slider = event.currentTarget.querySelector<HTMLElement>(".slider");
      if (!slider || !canMove || !event.isPrimary || event.pointerType !== "touch") return;
      swipe.current = { x: event.clientX, slider };
    },
    onPointerMove({ clientX }: PointerEvent) {
      if (!swipe.current) return;
      const { x, slider } = swipe.current;
      const step = stepOf(clientX - x, slider);
      // Nothing is seen before the first slide.
      moveBy(slider, step === 1 || (step && selected > 0) ? clientX - x : 0);
    },
    onPointerUp(event: PointerEvent) {
      const step = end(event);
      if (step) onSelect(wrapIndex(selected + step, slides.length));
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

function moveBy(slider: HTMLElement, distance: number): void {
  slider.style.transform = distance === 0 ? "" : `translateX(${distance}px)`;
  // It stays under the finger, and glides when it is let go.
  slider.style.transition = distance === 0 ? "" : "none";
}

const renderNothing = () => null;

/** Unlike the library's own, it also moves the list where text runs from right to left. */
const showSelected = ({ selectedItem }: { selectedItem: number }) => ({
  itemListStyle: { translate: forward(`${-100 * selectedItem}%`) },
});

/** The necessary part of the library's style sheet. Print shows all slides. */
const library = {
  marginBlock: `-${focusRingRoom}`,
  marginInline: beyond,
  paddingInline: margin,
  overflow: "hidden",
  "& .slider": {
    display: "flex",
    width: `calc(100% - ${peek})`,
    touchAction: "pan-y pinch-zoom",
    transition: "translate 250ms ease-out, transform 250ms ease-out",
  },
  "& .slide": {
    display: "flex",
    flex: "0 0 100%",
    minWidth: 0,
    padding: `${focusRingRoom} ${halfGap}`,
  },
  // It can be pressed, but what is in it cannot.
  "& .slide:has(> [inert])": { cursor: "pointer" },
  [`@media ${twoItemsInView}`]: { "& .slider": { width: "50%" } },
  [media.print]: {
    margin: 0,
    padding: 0,
    overflow: "visible",
    "& .slider": {
      display: "grid",
      gridTemplateColumns: "1fr 1fr",
      gap: space(4),
      width: "auto",
      translate: "none !important",
    },
    "& .slide": { padding: 0, breakInside: "avoid" },
  },
} as const;

const firstSlideAfter = (count: number) => ({
  "@media screen": { "& .slide:first-of-type": { translate: forward(`${count * 100}%`) } },
});
