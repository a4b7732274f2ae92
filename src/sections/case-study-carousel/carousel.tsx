import {
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import { Icon } from "../../components/icon";
import { announce } from "../../state/announcement";
import { fillTemplate } from "../../lib/fill-template";
import { moveFocus } from "../../lib/move-focus";
import { useIsHydrated } from "../../lib/store";
import { wrapIndex } from "../../lib/wrap-index";
import { color, media, radius, space, transition, twoItemsInView } from "../../theme/style";
import type { CarouselViews } from "./carousel-views";
import { iconTarget, mutedLabel, wrappingRow } from "../../components/shared-styles";

const buttonSize = space(6);

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

/** Shows one or two items, and wraps at both ends. Until its code is there, or without it, a plain list of the same size. */
export function Carousel(props: CarouselProps) {
  const { label, kind, viewKind, previous, next, position, pair, items } = props;
  const [Views, setViews] = useState<typeof CarouselViews | null>(null);
  const [selected, setSelected] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  const isWide = useSyncExternalStore(
    subscribeToWidth,
    () => matchMedia(twoItemsInView).matches,
    () => false,
  );
  const perView = isWide ? 2 : 1;

  useEffect(() => {
    const load = async () => {
      const loaded = await import("./carousel-views").catch(() => undefined);
      // The plain list stays.
      if (!loaded) return;
      const hadFocus = root.current?.contains(document.activeElement);
      flushSync(() => setViews(() => loaded.CarouselViews));
      // The focus is lost with the list.
      if (hadFocus) moveFocus(root.current, { preventScroll: true });
    };
    // Before anybody is near, because screen readers keep the headings that a page had at first. Safari has no idle callback.
    if ("requestIdleCallback" in window) requestIdleCallback(() => void load());
    else setTimeout(() => void load());
  }, []);

  // A zoom that leaves one of two slides leaves that with the focus, which the other one would lose.
  useLayoutEffect(() => {
    const slides = [...(root.current?.querySelectorAll("[role=group]") ?? [])];
    const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
    if (perView === 1 && focused >= 0) setSelected(focused);
  }, [perView]);

  const total = items.length;
  const hasMore = total > perView;
  const current = hasMore ? wrapIndex(selected, total) : 0;
  const placed = (template: string, first: number) =>
    fillTemplate(template, { first: first + 1, second: wrapIndex(first + 1, total) + 1, total });
  const positionOf = (first: number) => placed(perView === 2 ? pair : position, first);
  const canMove = Views !== null && hasMore;
  const step = (name: string, icon: "chevronLeft" | "chevronRight", distance: number) => (
    <button
      type="button"
      aria-label={name}
      onClick={() => {
        const next = wrapIndex(current + distance, total);
        setSelected(next);
        announce(positionOf(next));
      }}
      css={stepStyle}
    >
      <Icon name={icon} size={22} />
    </button>
  );

  return (
    <div
      ref={root}
      role="group"
      aria-roledescription={kind}
      aria-label={label}
      css={{
        // How much narrower one item is than the text, so that the next one is seen. Two leave that to the page's margin.
        "--peek": space(2),
        // Keeps the width of the items from widening the page.
        contain: "inline-size",
        display: "flow-root",
      }}
    >
      {Views ? (
        <Views
          slides={items.map((item, index) => ({
            label: placed(position, index),
            item,
            isShown: wrapIndex(index - current, total) < perView,
          }))}
          viewKind={viewKind}
          selected={current}
          canMove={canMove}
          onSelect={setSelected}
        />
      ) : (
        // Without a link in an item, keys could not scroll the list unless it can take the focus itself.
        <ul {...(isHydrated && { tabIndex: 0 })} css={list}>
          {items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </ul>
      )}
      <div
        data-print="hidden"
        css={{
          ...wrappingRow,
          gap: space(1.5),
          minHeight: buttonSize,
          marginTop: space(3),
          // Hidden buttons keep their room, so nothing moves when they appear.
          visibility: canMove ? "visible" : "hidden",
        }}
      >
        {step(previous, "chevronLeft", -1)}
        {step(next, "chevronRight", 1)}
        <p css={mutedLabel}>{canMove && positionOf(current)}</p>
      </div>
    </div>
  );
}

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

/** The list, as high as the carousel that replaces it. Without JavaScript it is a grid of all items. */
const list = {
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "calc(100% - var(--peek))",
  gap: space(3),
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  "& > li": { scrollSnapAlign: "start" },
  [`@media ${twoItemsInView}`]: { gridAutoColumns: `calc((100% - ${space(3)}) / 2)` },
  [media.withoutScripts]: {
    gridAutoFlow: "row",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 20rem), 1fr))",
  },
} as const;
