import type { ReactNode } from "react";
import { Carousel } from "react-responsive-carousel";
import { media, space } from "../theme/style";

export interface CarouselViewsProps {
  views: readonly { readonly label: string; readonly items: readonly ReactNode[] }[];
  /** Which view shows. */
  selected: number;
  /** Another one was swiped to. */
  onSelect: (index: number) => void;
}

/** The focus ring of what stands at a view's edge is drawn in this margin. */
const rim = "6px";

/**
 * The only place that knows the carousel library. It is given one child a view and moves these; its
 * own controls stay off, as they are no buttons, and so does its endless loop, as the copies it makes
 * could be tabbed to. Views out of sight are inert for the same reason.
 */
export function CarouselViews({ views, selected, onSelect }: CarouselViewsProps) {
  return (
    <div css={library}>
      <Carousel
        selectedItem={selected}
        onChange={onSelect}
        infiniteLoop={false}
        showArrows={false}
        // Its arrows are drawn all the same, and hidden by a style sheet that we do not load.
        renderArrowPrev={nothing}
        renderArrowNext={nothing}
        showIndicators={false}
        showStatus={false}
        showThumbs={false}
        transitionTime={250}
        // A finger that scrolls the page drifts sideways a little, and must not be held for it.
        swipeScrollTolerance={24}
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
            {items.map((item, place) => (
              <div key={place}>{item}</div>
            ))}
          </div>
        ))}
      </Carousel>
    </div>
  );
}

const nothing = () => null;

/** What is needed of the library's style sheet. */
const library = {
  margin: `-${rim}`,
  "& .slider-wrapper": { overflow: "hidden" },
  "& .slider": { display: "flex", touchAction: "pan-y" },
  "& .slider.animated": { transition: "transform 250ms ease-out" },
  "& .slide": { display: "flex", flex: "0 0 100%", minWidth: 0, padding: rim },
} as const;

const view = {
  flex: 1,
  minWidth: 0,
  display: "grid",
  gap: space(3),
  [media.medium]: { gridAutoFlow: "column", gridAutoColumns: "1fr" },
} as const;
