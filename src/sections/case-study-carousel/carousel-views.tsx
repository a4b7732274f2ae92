import type { CSSObject } from "@emotion/react";
import { type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { Carousel } from "react-responsive-carousel";
import { Icon } from "../../components/icon";
import { iconTarget, mutedLabel, wrappingRow } from "../../components/shared-styles";
import { fillTemplate } from "../../lib/fill-template";
import { wrapIndex } from "../../lib/wrap-index";
import { announce } from "../../state/announcement";
import {
  color,
  forward,
  media,
  radius,
  space,
  transition,
  twoItemsInView,
} from "../../theme/style";

export interface CarouselProps {
  label: string;
  labels: Pick<
    NonNullable<Queries.CaseStudyCarouselFragment["homePage"]["caseStudies"]>,
    "kind" | "viewKind" | "previous" | "next" | "position" | "pair"
  >;
  items: readonly ReactNode[];
}

/** How far a finger that taps may drift, in CSS pixels. */
const tolerance = 24;

/**
 * One slide for each item, in a row that is moved by CSS, so that the item `selected` comes first. The library follows the
 * finger. Its controls stay off because they are not buttons, and its infinite loop because the Tab key reaches the clones
 * it makes.
 */
export function CarouselViews(props: CarouselProps) {
  const { items } = props;
  const { viewKind, previous, next, position, pair } = props.labels;
  const root = useRef<HTMLDivElement>(null);
  const fingerX = useRef(0);
  const [chosenIndex, setChosenIndex] = useState(0);
  const perView = useSyncExternalStore(subscribeToWidth, () => (isWide().matches ? 2 : 1));
  const total = items.length;
  const canMove = total > perView;
  // A search may have left fewer items.
  const firstIndex = canMove ? wrapIndex(chosenIndex, total) : 0;
  const isWrapped = canMove && firstIndex === total - 1;
  const isShown = (index: number) => wrapIndex(index - firstIndex, total) < perView;

  const fillPosition = (template: string, first: number) =>
    fillTemplate(template, { first: first + 1, second: wrapIndex(first + 1, total) + 1, total });
  const positionOf = (first: number) => fillPosition(perView === 2 ? pair : position, first);
  const findNeighbour = (step: number) => wrapIndex(firstIndex + step, total);

  // A zoom that leaves one of two slides leaves that with the focus, which the other one would lose.
  useLayoutEffect(() => {
    const slides = [...(root.current?.querySelectorAll("[role=group]") ?? [])];
    const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
    if (perView === 1 && focused >= 0) setChosenIndex(focused);
  }, [perView]);

  /** Moves the row with a finger that does more than tap, but shows nothing before the first slide. */
  const followFinger = ({ x }: { x: number }) => {
    fingerX.current = x;
    if (Math.abs(x) <= tolerance || (firstIndex === 0 && !isSwipeToNext(x))) return {};
    return { itemListStyle: { transform: `translate(${x}px)`, transition: "none" } };
  };
  const releaseFinger = () => {
    const x = fingerX.current;
    fingerX.current = 0;
    if (Math.abs(x) > tolerance) setChosenIndex(findNeighbour(isSwipeToNext(x) ? 1 : -1));
  };

  const renderButton = (label: string, icon: "chevronLeft" | "chevronRight", step: number) => (
    <button
      type="button"
      aria-label={label}
      onClick={() => {
        setChosenIndex(findNeighbour(step));
        announce(positionOf(findNeighbour(step)));
      }}
      css={buttonStyle}
    >
      <Icon name={icon} size={22} />
    </button>
  );

  return (
    <>
      <div
        ref={root}
        css={[frame, { "--selected": firstIndex }, isWrapped && moveFirstToEnd(total)]}
        // The browser takes the finger to scroll the page. The library would take its sideways drift for a swipe.
        onPointerCancel={({ target }) =>
          target.dispatchEvent(new Event("touchend", { bubbles: true }))
        }
      >
        <Carousel
          animationHandler={ignoreSwipe}
          stopSwipingHandler={ignoreSwipe}
          swipeAnimationHandler={followFinger}
          onSwipeEnd={releaseFinger}
          swipeable={canMove}
          // The library would only hide its arrows, with a style sheet that is not loaded here.
          renderArrowPrev={renderNothing}
          renderArrowNext={renderNothing}
          showIndicators={false}
          showStatus={false}
          showThumbs={false}
          // A slide whose beginning is seen at the edge of the page can be pressed.
          onClickItem={(index) => {
            if (!isShown(index)) setChosenIndex(index);
          }}
        >
          {items.map((item, index) => (
            <div
              key={index}
              role="group"
              aria-roledescription={viewKind}
              aria-label={fillPosition(position, index)}
              inert={!isShown(index)}
              css={{ flex: 1, minWidth: 0 }}
            >
              {item}
            </div>
          ))}
        </Carousel>
      </div>
      <div data-print="hidden" css={buttons}>
        {canMove && renderButton(previous, "chevronLeft", -1)}
        {canMove && renderButton(next, "chevronRight", 1)}
        {canMove && <p css={mutedLabel}>{positionOf(firstIndex)}</p>}
      </div>
    </>
  );
}

const isWide = () => matchMedia(twoItemsInView);

function subscribeToWidth(listener: () => void): () => void {
  const query = isWide();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether a swipe by `x` pixels leads to the next item: to the left, or to the right where text runs from right to left. */
const isSwipeToNext = (x: number) =>
  x > 0 === (getComputedStyle(document.documentElement).direction === "rtl");

/** The library would move its row too, and always to the left. */
const ignoreSwipe = () => ({ itemListStyle: {} });
const renderNothing = () => null;

/** Padding that keeps the focus ring of an element at a slide's edge from being clipped. */
const focusRingRoom = "6px";

/** Half the gap between two slides, which each has on both sides. */
const halfGap = space(1.5);

/** As wide as the text and its margins, where the slides before and after are cut off. Where two are shown, the row is half as wide. */
const frame: CSSObject = {
  marginBlock: `-${focusRingRoom}`,
  marginInline: "calc(-1 * var(--gutter))",
  paddingInline: `calc(var(--gutter) - ${halfGap})`,
  overflow: "hidden",
  // A sideways scroll of a trackpad would leave the page.
  overscrollBehaviorX: "contain",
  "& .slider": {
    display: "flex",
    width: "calc(100% - var(--peek))",
    translate: forward("-100% * var(--selected)"),
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
  // Where the page is wider than that, they fade.
  "@media (width > 81em)": {
    maskImage:
      "linear-gradient(90deg, transparent, black var(--gutter), black calc(100% - var(--gutter)), transparent)",
  },
};

/** While the last slide is shown, the first comes after it. */
const moveFirstToEnd = (count: number) => ({
  "@media screen": { "& .slide:first-of-type": { translate: forward(`${count * 100}%`) } },
});

const buttons = { ...wrappingRow, gap: space(1.5), minHeight: space(6), marginTop: space(3) };

const buttonStyle: CSSObject = {
  ...iconTarget,
  width: space(6),
  height: space(6),
  border: `1px solid ${color.controlLine}`,
  borderRadius: radius.round,
  color: color.brand,
  transition: transition("background-color", "border-color", "color"),
  [media.hover]: {
    "&:hover": { background: color.brand, borderColor: color.brand, color: color.onBrand },
  },
  "&:active": { transform: "translateY(1px)" },
};
