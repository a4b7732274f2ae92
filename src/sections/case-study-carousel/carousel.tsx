import type { CSSObject } from "@emotion/react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { moveFocus } from "../../lib/move-focus";
import { useIsHydrated } from "../../lib/store";
import { media, space, twoItemsInView } from "../../theme/style";
import type { CarouselProps, CarouselViews } from "./carousel-views";

/** Shows one or two items, and wraps at both ends. Until its code is there, or without it, a plain list of the same size. */
export function Carousel(props: CarouselProps) {
  const { label, labels, items } = props;
  const [Views, setViews] = useState<typeof CarouselViews | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();

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
    // oxlint-disable-next-line syntax/no-restricted-globals -- Asked for in the same line.
    if ("requestIdleCallback" in window) requestIdleCallback(() => void load());
    else setTimeout(() => void load());
  }, []);

  return (
    <div
      ref={root}
      role="group"
      aria-roledescription={labels.kind}
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
        <Views {...props} />
      ) : (
        // Without a link in an item, keys could not scroll the list unless it can take the focus itself.
        <ul {...(isHydrated && { tabIndex: 0 })} css={list}>
          {items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The list, as high as the carousel that replaces it. Without JavaScript it is a grid of all items. */
const list: CSSObject = {
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "calc(100% - var(--peek))",
  gap: space(3),
  // The room of the buttons.
  marginBottom: space(9),
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
};
