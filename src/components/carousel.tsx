import { ChevronLeft, ChevronRight, type LucideIcon } from "lucide-react";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { positionText } from "./position-text";
import { useIsHydrated } from "../lib/use-is-hydrated";
import { useMediaQuery } from "./use-media-query";
import { whenNear } from "../lib/when-near";
import { wrapIndex } from "../lib/wrap-index";
import { color, fontSize, from, media, radius, space, transition } from "../theme/style";
import type { CarouselViewsProps } from "./carousel-views";

/** The specification's: one item in view below this width, two from it on. */
const wideQuery = from("medium");

interface CarouselProps {
  /** What the items are. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** {from}, {to} and {total} are filled in. */
  positionLabel: string;
  /** Each may be drawn more than once, so none may hold an id. */
  items: readonly ReactNode[];
}

/**
 * Items one or two at a time, going round at both ends and never by itself.
 *
 * The server sends a plain list. It stays one without JavaScript, and where the carousel's code does
 * not arrive; else the carousel takes its place, in the same measures, so that nothing moves.
 */
export function Carousel(props: CarouselProps) {
  const { label, previousLabel, nextLabel, positionLabel, items } = props;
  const [Views, setViews] = useState<ComponentType<CarouselViewsProps> | null>(null);
  const [selected, setSelected] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  const perView = useMediaQuery(wideQuery) ? 2 : 1;

  useEffect(() => {
    let isGone = false;
    const near = root.current ? whenNear(root.current) : Promise.resolve();
    const loaded = near.then(() => import("./carousel-views"));
    loaded.then(
      ({ CarouselViews }) => {
        if (!isGone) setViews(() => CarouselViews);
      },
      () => {
        // The list is still there, and can be read.
      },
    );
    return () => {
      isGone = true;
    };
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
      aria-roledescription="carousel"
      aria-label={label}
      // As wide as its place, however wide all items are together; and margins stay inside.
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
        // It scrolls, and holds nothing that takes the focus: without its own, keys could not scroll it.
        <ul {...(isHydrated && { tabIndex: 0 })} css={list}>
          {items.map((item, index) => (
            // Items are looked up by their place: the list as a whole is replaced when they change.
            <li key={index}>{item}</li>
          ))}
        </ul>
      )}
      <div
        css={{
          display: "flex",
          alignItems: "center",
          gap: space(1.5),
          minHeight: "3rem",
          marginTop: space(3),
          // The room is kept, so that nothing moves when the buttons come.
          visibility: canMove ? "visible" : "hidden",
        }}
      >
        <MoveButton
          label={previousLabel}
          icon={ChevronLeft}
          onClick={() => setSelected(wrapIndex(current - 1, viewCount))}
        />
        <MoveButton
          label={nextLabel}
          icon={ChevronRight}
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
  icon: LucideIcon;
  onClick: () => void;
}

function MoveButton({ label, icon: Arrow, onClick }: MoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      css={{
        display: "inline-flex",
        alignItems: "center",
        justifyContent: "center",
        width: "3rem",
        height: "3rem",
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
      <Arrow size={22} strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}

/**
 * A row to push sideways: as high as the carousel, whose place it keeps. Where there is no script to
 * replace it, it becomes a grid that shows all at once.
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
  [media.medium]: { gridAutoColumns: `calc((100% - ${space(3)}) / 2)` },
  "@media (scripting: none)": {
    gridAutoFlow: "row",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 20rem), 1fr))",
  },
} as const;
