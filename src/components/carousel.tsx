import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { Icon } from "./icon";
import { announce } from "../lib/announcement";
import { fillTemplate } from "../lib/fill-template";
import { useIsHydrated } from "../lib/store";
import { wrapIndex } from "../lib/wrap-index";
import {
  color,
  fontSize,
  forward,
  media,
  radius,
  space,
  transition,
  twoItemsInView,
} from "../theme/style";
import { iconTarget } from "./looks";

const buttonSize = space(6);

/** In milliseconds without scrolling, after which an item has its place. Not all browsers say so. */
const settleTime = 100;

interface CarouselProps {
  label: string;
  /** What screen readers call it, and each of its views. */
  kind: string;
  viewKind: string;
  previous: string;
  next: string;
  /** Where one item is, with the placeholders {first} and {total}. */
  position: string;
  /** Where two items are, with the placeholders {first}, {second} and {total}. */
  pair: string;
  items: readonly ReactNode[];
}

/**
 * Shows one or two items at a time. It is a list that scrolls, by swipes and without JavaScript too; buttons, which wrap
 * at both ends, appear once it is hydrated.
 */
export function Carousel(props: CarouselProps) {
  const { label, kind, viewKind, previous, next, position, pair, items } = props;
  const [selected, setSelected] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHydrated = useIsHydrated();
  const isWide = useSyncExternalStore(
    subscribeToWidth,
    () => matchMedia(twoItemsInView).matches,
    () => false,
  );
  const perView = isWide ? 2 : 1;
  const total = items.length;
  const canMove = isHydrated && total > perView;
  const current = canMove ? wrapIndex(selected, total) : 0;

  // The visitor may have scrolled it before.
  useEffect(() => setSelected(indexIn(list.current)), []);

  const placed = (template: string, first: number) =>
    fillTemplate(template, { first: first + 1, second: wrapIndex(first + 1, total) + 1, total });
  const positionOf = (first: number) => placed(perView === 2 ? pair : position, first);
  const step = (name: string, icon: "chevronLeft" | "chevronRight", distance: number) => (
    <button
      type="button"
      aria-label={name}
      onClick={() => {
        const to = wrapIndex(current + distance, total);
        // The list scrolls only to where an item is, so the first one has to be in its place before.
        flushSync(() => setSelected(to));
        if (list.current) list.current.scrollLeft = to * stepOf(list.current);
        announce(positionOf(to));
      }}
      css={stepStyle}
    >
      <Icon name={icon} size={22} />
    </button>
  );

  return (
    <div
      role="group"
      aria-roledescription={kind}
      aria-label={label}
      // Keeps the width of the items from widening the page.
      css={{ contain: "inline-size", display: "flow-root" }}
    >
      <ul
        ref={list}
        role={canMove ? "none" : undefined}
        onScroll={({ currentTarget }) => {
          clearTimeout(settling.current);
          settling.current = setTimeout(() => setSelected(indexIn(currentTarget)), settleTime);
        }}
        css={[
          listStyle,
          canMove && roomAfterLast,
          canMove && current === total - 1 && firstAfterLast(total),
        ]}
      >
        {items.map((item, index) => (
          <li
            key={index}
            {...(canMove && {
              role: "group",
              "aria-roledescription": viewKind,
              "aria-label": placed(position, index),
              inert: wrapIndex(index - current, total) >= perView,
            })}
          >
            {item}
          </li>
        ))}
      </ul>
      <div
        data-print="hidden"
        css={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          gap: space(1.5),
          minHeight: buttonSize,
          marginTop: space(3),
          // Hidden buttons keep their room, so nothing moves when they appear.
          visibility: canMove ? "visible" : "hidden",
        }}
      >
        {step(previous, "chevronLeft", -1)}
        {step(next, "chevronRight", 1)}
        <p css={{ color: color.textMuted, fontSize: fontSize.label }}>
          {canMove && positionOf(current)}
        </p>
      </div>
    </div>
  );
}

/** From one item to the next, in CSS pixels; negative where text runs from right to left. */
function stepOf(list: HTMLElement): number {
  const [first, second] = list.querySelectorAll("li");
  return first && second ? second.offsetLeft - first.offsetLeft : 0;
}

/** The first item in view. */
const indexIn = (list: HTMLElement | null) =>
  list ? Math.round(list.scrollLeft / (stepOf(list) || 1)) : 0;

function subscribeToWidth(listener: () => void): () => void {
  const list = matchMedia(twoItemsInView);
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}

const stepStyle = {
  ...iconTarget,
  width: buttonSize,
  height: buttonSize,
  border: `1px solid ${color.controlLine}`,
  borderRadius: radius.round,
  color: color.brand,
  transition: transition("background-color", "border-color", "color"),
  [media.hover]: {
    "&:hover": { background: color.brand, borderColor: color.brand, color: color.onBrand },
  },
  "&:active": { transform: "translateY(1px)" },
} as const;

const gap = space(3);

/** Without JavaScript it is a grid of all items. */
const listStyle = {
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "100%",
  gap,
  overflowX: "auto",
  // A swipe at an end would lead to the page before this one.
  overscrollBehaviorX: "contain",
  scrollBehavior: "smooth",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  "&::-webkit-scrollbar": { display: "none" },
  "& > li": { scrollSnapAlign: "start", scrollSnapStop: "always" },
  [`@media ${twoItemsInView}`]: { gridAutoColumns: `calc((100% - ${gap}) / 2)` },
  [media.withoutScripts]: {
    gridAutoFlow: "row",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 20rem), 1fr))",
  },
  [media.print]: { gridAutoFlow: "row", gridTemplateColumns: "1fr 1fr", overflow: "visible" },
} as const;

const besideLast = `@media screen and ${twoItemsInView}`;

/** Where two items are in view, the first one is shown beside the last. */
const roomAfterLast = { [besideLast]: { "&::after": { content: '""' } } } as const;

const firstAfterLast = (count: number) => ({
  [besideLast]: { "& > li:first-of-type": { translate: forward(`${count} * (100% + ${gap})`) } },
});
