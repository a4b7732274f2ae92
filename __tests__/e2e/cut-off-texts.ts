/**
 * Every text is wholly on the screen, whatever its words are. Rectangles are compared, because a clipping ancestor leaves
 * `scrollWidth` as it is.
 */
import type { Page } from "@playwright/test";

const widths = [320, 375, 640, 768, 1280];

/** As long as words get in German. */
const longWord = "Donaudampfschifffahrtselektrizitätenhaupt";

/** An outcome of a service. */
const amount = "20,000 EUR";

/** In pixels. Letters may reach beyond their boxes by less than one. */
const tolerance = 1;

/** Returns a line for each text that an ancestor or the screen's edge cuts off, and for each icon that is squeezed. */
const findCutOffs = (page: Page) =>
  page.evaluate((tolerance) => {
    const isReadable = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert],[hidden]");

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

    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || !isReadable(parent)) continue;
      const extent = windowOf(parent);
      if (!extent) continue;
      range.selectNodeContents(node);
      for (const { left, right } of range.getClientRects()) {
        const lost = Math.max(extent[0] - left, right - extent[1]);
        if (lost <= tolerance) continue;
        found.push(
          `${lost.toFixed()} px of <${parent.localName}> ${node.textContent.slice(0, 60)}`,
        );
        break;
      }
    }
    for (const icon of document.querySelectorAll("svg[width]:not(svg svg)")) {
      const lost = Number(icon.getAttribute("width")) - icon.getBoundingClientRect().width;
      if (isReadable(icon) && lost > tolerance) found.push(`${lost.toFixed()} px of an icon`);
    }
    return [...new Set(found)];
  }, tolerance);

/** Returns the words of at most `longest` characters that are broken in two, such as an amount of money. */
const findBrokenWords = (page: Page, longest: number) =>
  page.evaluate((longest) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      if (!node.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[\p{L}\p{N},.]+/gu)) {
        if (word.length > longest) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1)
          found.push(word);
      }
    }
    return found;
  }, longest);

/** Gives every text with a letter a long word, and replaces large figures by an amount of money. */
const lengthenWords = (page: Page) =>
  page.evaluate(
    ([longWord, amount]) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        const isCode = node.parentElement?.matches("script, style");
        if (!isCode) node.textContent = (node.textContent ?? "").replace(/\p{L}{3,}/u, longWord);
      }
      for (const figure of document.querySelectorAll("main :is(dt, span)")) {
        const isLarge = Number.parseFloat(getComputedStyle(figure).fontSize) >= 30;
        if (isLarge && /^[\d–]+$/.test(figure.textContent)) figure.textContent = amount;
      }
    },
    [longWord, amount] as const,
  );

/** Resizes the screen, and waits for the logo, whose size changes with it and in time. One change can replace another. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** Returns a line for each text that is cut off, and each word of at most `longest` characters that is broken in two. */
export const findBrokenTexts = async (page: Page, longest: number) => [
  ...(await findCutOffs(page)),
  ...(await findBrokenWords(page, longest)),
];

/**
 * Returns what is cut off or broken at each width, with the words of content and with longer ones. The page has to be scrolled through
 * before, and keeps the longer words.
 */
export async function findProblemsOfTexts(page: Page): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  const findAt = async (width: number, longest: number, what = "") => {
    await resize(page, width);
    const problems = await findBrokenTexts(page, longest);
    if (problems.length > 0) found[`${String(width)} px${what}`] = problems;
  };
  for (const width of widths) await findAt(width, 12);
  await lengthenWords(page);
  for (const width of widths) await findAt(width, 6, ", long words");
  return found;
}
