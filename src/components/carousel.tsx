import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "./icon";
import { positionText } from "./position-text";
import { useIsHydrated } from "../lib/use-is-hydrated";
import { useMediaQuery } from "./use-media-query";
import { whenNear } from "../lib/when-near";
import { wrapIndex } from "../lib/wrap-index";
import { color, fontSize, media, radius, space, transition, twoItemsInView } from "../theme/style";
import type { CarouselViewsProps } from "./carousel-views";

const buttonSize = space(6);

interface CarouselProps {
  /** The accessible name. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** With the placeholders {from}, {to} and {total}. */
  positionLabel: string;
  /** Must not contain ids: on wide screens each item is rendered in two views. */
  items: readonly ReactNode[];
}

/**
 * Shows one or two items at a time and wraps at both ends. It never moves by itself.
 *
 * The server renders a plain list, which stays without JavaScript and when the carousel's code cannot
 * be loaded. Otherwise the carousel replaces it at the same size, so nothing on the page moves.
 */
export function Carousel(props: CarouselProps) {
  const { label, previousLabel, nextLabel, positionLabel, items } = props;
  const [Views, setViews] = useState<ComponentType<CarouselViewsProps> | null>(null);
  const [selected, setSelected] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  const perView = useMediaQuery(twoItemsInView) ? 2 : 1;

  useEffect(() => {
    if (!root.current) return;
    return whenNear(root.current, () => {
      import("./carousel-views").then(
        ({ CarouselViews }) => {
          const hadFocus = root.current?.contains(document.activeElement);
          flushSync(() => setViews(() => CarouselViews));
          // The focus is lost with the list.
          if (hadFocus) root.current?.focus({ preventScroll: true });
        },
        () => {
          // The plain list stays.
        },
      );
    });
  }, []);

  const total = items.length;
  const viewCount = total > perView ? total : 1;
  const current = wrapIndex(selected, viewCount);
  const views = Array.from({ length: viewCount }, (_, first) =>
    Array.from({ length: Math.min(perView, total) }, (_, next) => wrapIndex(first + next, total)),
  );
  const position = (view: readonly number[]) =>
    positionText(positionLabel, view[0] ?? 0, view.at(-1) ?? 0, total);
  const canMove = Views !== null && viewCount > 1;

  return (
    <div
      ref={root}
      role="group"
      tabIndex={-1}
      aria-roledescription="carousel"
      aria-label={label}
      // Keeps the width of the items from widening the page.
      css={{ contain: "inline-size", display: "flow-root" }}
    >
      {Views ? (
        <Views
          views={views.map((view) => ({
            label: position(view),
            items: view.map((index) => items[index]),
          }))}
          selected={current}
          onSelect={setSelected}
        />
      ) : (
        // Nothing in the list can take the focus, so the list itself must, or keys could not scroll it.
        <ul {...(isHydrated && { tabIndex: 0 })} css={list}>
          {items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </ul>
      )}
      <div
        data-print="hidden"
        css={{
          display: "flex",
          alignItems: "center",
          gap: space(1.5),
          minHeight: buttonSize,
          marginTop: space(3),
          // Hidden buttons keep their room, so nothing moves when they appear.
          visibility: canMove ? "visible" : "hidden",
        }}
      >
        <MoveButton
          label={previousLabel}
          icon="chevronLeft"
          onClick={() => setSelected(wrapIndex(current - 1, viewCount))}
        />
        <MoveButton
          label={nextLabel}
          icon="chevronRight"
          onClick={() => setSelected(wrapIndex(current + 1, viewCount))}
        />
        <p role="status" css={{ color: color.textMuted, fontSize: fontSize.label }}>
          {canMove && position(views[current] ?? [])}
        </p>
      </div>
    </div>
  );
}

interface MoveButtonProps {
  label: string;
  icon: "chevronLeft" | "chevronRight";
  onClick: () => void;
}

function MoveButton({ label, icon, onClick }: MoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      css={{
        display: "inline-flex",
        alignItems: "center",
        justifyContent: "center",
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
      }}
    >
      <Icon name={icon} size={22} />
    </button>
  );
}

/**
 * A row that scrolls sideways, as high as the carousel that replaces it. In a browser without
 * JavaScript it is a grid of all items.
 */
const list = {
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "100%",
  gap: space(3),
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  "& > li": { scrollSnapAlign: "start" },
  [`@media ${twoItemsInView}`]: { gridAutoColumns: `calc((100% - ${space(3)}) / 2)` },
  "@media (scripting: none)": {
    gridAutoFlow: "row",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 20rem), 1fr))",
  },
  [media.print]: { gridAutoFlow: "row", gridTemplateColumns: "1fr 1fr", overflow: "visible" },
} as const;
