/** Finds texts that are not wholly on the screen. Rectangles are compared, because a clipping ancestor leaves `scrollWidth` as it is. */
import type { Page } from "@playwright/test";

/** Resizes the screen, and waits for what changes with it in time, such as the size of the logo. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** Returns a line for each text that an ancestor or the screen's edge cuts off, and one for a page that scrolls sideways. */
export const findCutOffTexts = (page: Page) =>
  page.evaluate(() => {
    /** Letters may reach beyond their boxes by less than this, in pixels. */
    const tolerance = 2;
    type Extent = readonly [left: number, right: number] | undefined;
    const known = new Map<Element, Extent>();
    /** The horizontal extent in which an element's content shows, or undefined if nothing is to be seen of it. */
    const windowOf = (element: Element | null): Extent => {
      if (!element) return [0, document.documentElement.clientWidth];
      if (!known.has(element)) known.set(element, ownWindowOf(element));
      return known.get(element);
    };
    const ownWindowOf = (element: Element): Extent => {
      const outer = windowOf(element.parentElement);
      const { overflowX, contain, scrollSnapType, clipPath } = getComputedStyle(element);
      if (!outer || clipPath !== "none") return undefined;
      // Its content is scrolled into view.
      if (scrollSnapType !== "none") return [-Infinity, Infinity];
      const isClipping = overflowX !== "visible" || /paint|content|strict/.test(contain);
      if (!isClipping) return outer;
      const { left, right } = element.getBoundingClientRect();
      return [Math.max(outer[0], left), Math.min(outer[1], right)];
    };

    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`scrolls sideways to ${scrollWidth} px`] : [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || !node.textContent?.trim())
        continue;
      const extent = parent.closest("[inert], [hidden]") ? undefined : windowOf(parent);
      if (!extent) continue;
      range.selectNodeContents(node);
      const isCutOff = Array.from(range.getClientRects()).some(
        ({ left, right }) => extent[0] - left > tolerance || right - extent[1] > tolerance,
      );
      if (isCutOff) found.push(`<${parent.localName}> ${node.textContent.slice(0, 60)}`);
    }
    return found;
  });
