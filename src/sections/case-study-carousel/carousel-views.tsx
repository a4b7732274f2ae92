import { type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { Carousel } from "react-responsive-carousel";
import { Icon } from "../../components/icon";
import { iconTarget, mutedLabel, wrappingRow } from "../../components/shared-styles";
import { fillTemplate } from "../../lib/fill-template";
import { wrapIndex } from "../../lib/wrap-index";
import { announce } from "../../state/announcement";
import {
  bleedToPageEdge,
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
    Queries.CaseStudyCarouselFragment["homePage"]["caseStudies"],
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
  const finger = useRef(0);
  const [chosen, setSelected] = useState(0);
  const perView = useSyncExternalStore(onWidthChange, () => (isWide().matches ? 2 : 1));
  const total = items.length;
  const canMove = total > perView;
  // A search may have left fewer items.
  const selected = canMove ? wrapIndex(chosen, total) : 0;
  const wraps = canMove && selected === total - 1;
  const isShown = (index: number) => wrapIndex(index - selected, total) < perView;

  const placed = (template: string, first: number) =>
    fillTemplate(template, { first: first + 1, second: wrapIndex(first + 1, total) + 1, total });
  const positionOf = (first: number) => placed(perView === 2 ? pair : position, first);
  const neighbour = (step: number) => wrapIndex(selected + step, total);

  // A zoom that leaves one of two slides leaves that with the focus, which the other one would lose.
  useLayoutEffect(() => {
    const slides = [...(root.current?.querySelectorAll("[role=group]") ?? [])];
    const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
    if (perView === 1 && focused >= 0) setSelected(focused);
  }, [perView]);

  /** Moves the row with a finger that does more than tap, but shows nothing before the first slide. */
  const followFinger = ({ x }: { x: number }) => {
    finger.current = x;
    if (Math.abs(x) <= tolerance || (selected === 0 && !leadsOn(x))) return {};
    return { itemListStyle: { transform: `translate(${x}px)`, transition: "none" } };
  };
  const leaveFinger = () => {
    const x = finger.current;
    finger.current = 0;
    if (Math.abs(x) > tolerance) setSelected(neighbour(leadsOn(x) ? 1 : -1));
  };

  const button = (label: string, icon: "chevronLeft" | "chevronRight", step: number) => (
    <button
      type="button"
      aria-label={label}
      onClick={() => {
        setSelected(neighbour(step));
        announce(positionOf(neighbour(step)));
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
        css={[frame, { "--selected": selected }, wraps && firstAfter(total)]}
        // The browser takes the finger to scroll the page. The library would take its sideways drift for a swipe.
        onPointerCancel={({ target }) =>
          target.dispatchEvent(new Event("touchend", { bubbles: true }))
        }
      >
        <Carousel
          animationHandler={still}
          stopSwipingHandler={still}
          swipeAnimationHandler={followFinger}
          onSwipeEnd={leaveFinger}
          swipeable={canMove}
          // The library would only hide its arrows, with a style sheet that is not loaded here.
          renderArrowPrev={nothing}
          renderArrowNext={nothing}
          showIndicators={false}
          showStatus={false}
          showThumbs={false}
          // A slide whose beginning is seen at the edge of the page can be pressed.
          onClickItem={(index) => {
            if (!isShown(index)) setSelected(index);
          }}
        >
          {items.map((item, index) => (
            <div
              key={index}
              role="group"
              aria-roledescription={viewKind}
              aria-label={placed(position, index)}
              inert={!isShown(index)}
              css={{ flex: 1, minWidth: 0 }}
            >
              {item}
            </div>
          ))}
        </Carousel>
      </div>
      <div data-print="hidden" css={buttons}>
        {canMove && button(previous, "chevronLeft", -1)}
        {canMove && button(next, "chevronRight", 1)}
        {canMove && <p css={mutedLabel}>{positionOf(selected)}</p>}
      </div>
    </>
  );
}

const isWide = () => matchMedia(twoItemsInView);

function onWidthChange(listener: () => void): () => void {
  const query = isWide();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether a swipe by `x` pixels leads to the next item: to the left, or to the right where text runs from right to left. */
const leadsOn = (x: number) =>
  x > 0 === (getComputedStyle(document.documentElement).direction === "rtl");

/** The library would move its row too, and always to the left. */
const still = () => ({ itemListStyle: {} });
const nothing = () => null;

/** Padding that keeps the focus ring of an element at a slide's edge from being clipped. */
const focusRingRoom = "6px";

/** Half the gap between two slides, which each has on both sides. */
const halfGap = space(1.5);

/** As wide as the page, at whose edges the slides before and after are cut off. Where two are shown, the row is half as wide. */
const frame = {
  marginBlock: `-${focusRingRoom}`,
  marginInline: bleedToPageEdge,
  paddingInline: `calc(-1 * ${bleedToPageEdge} - ${halfGap})`,
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
  // Whole slides would be seen there, without their words.
  "@media (width > 1920px)": { marginInline: `-${halfGap}`, paddingInline: 0 },
} as const;

/** While the last slide is shown, the first comes after it. */
const firstAfter = (count: number) => ({
  "@media screen": { "& .slide:first-of-type": { translate: forward(`${count * 100}%`) } },
});

const buttons = { ...wrappingRow, gap: space(1.5), minHeight: space(6), marginTop: space(3) };

const buttonStyle = {
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
} as const;
