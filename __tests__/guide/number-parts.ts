import type { ContentPart } from "./content-parts";

/**
 * Runs in a page: puts a number beside the first text of each part that is shown, from top to bottom, and never on a
 * text. A text that two parts have belongs to the first.
 * @param within a selector of what is shown
 * @returns the indexes of these parts, in the order of their numbers
 */
export function numberParts(
  parts: readonly Pick<ContentPart, "texts">[],
  within: string,
): number[] {
  const size = 44;
  const root = document.querySelector(within) ?? document.body;
  const all = [...root.querySelectorAll("*")].filter((element) => element.checkVisibility());
  // A text may have spans, for what its lines do not end within.
  const hasTextOnly = ({ children }: Element) =>
    [...children].every(({ localName }) => localName === "span");
  // A span within a longer text is no text of its own: "Strategy" in a tagline is no category of a case study.
  const isPartOfText = ({ parentElement, textContent }: Element) =>
    parentElement !== null &&
    hasTextOnly(parentElement) &&
    parentElement.textContent.trim() !== textContent.trim();
  const elements = all.filter(
    (each) => (hasTextOnly(each) && !isPartOfText(each)) || each.ariaLabel,
  );
  const claimed = new Set<Element>();
  const found = parts.flatMap(({ texts }, index) => {
    const own = elements.filter(
      (each) =>
        !claimed.has(each) &&
        (texts.includes(each.textContent.trim()) || texts.includes(each.ariaLabel ?? "")),
    );
    const [element] = own;
    if (element === undefined) return [];
    for (const each of own) claimed.add(each);
    return [{ index, rect: wordsOf(element)[0] ?? element.getBoundingClientRect() }];
  });
  found.sort((one, { rect }) => one.rect.top - rect.top || one.rect.left - rect.left);

  /** What a number must not cover. */
  const taken = all.flatMap((element) =>
    element.matches("input, select, textarea, button")
      ? [element.getBoundingClientRect()]
      : wordsOf(element),
  );
  const frame = root.getBoundingClientRect();
  const isFree = ({ left, top, right, bottom }: DOMRect) =>
    left >= frame.left &&
    right <= frame.right &&
    top >= frame.top &&
    bottom <= frame.bottom &&
    taken.every(
      (each) =>
        each.right <= left || each.left >= right || each.bottom <= top || each.top >= bottom,
    );
  const holder = root.closest("dialog") ?? document.body;
  const origin = holder === document.body ? document.documentElement : holder;
  const { left: originLeft, top: originTop } = origin.getBoundingClientRect();
  for (const [place, { rect }] of found.entries()) {
    const beside = rect.top + (rect.height - size) / 2;
    const places = [0, 30, 60, 120, 180, 240, 280, 320, 360, 480].flatMap((away) => [
      new DOMRect(rect.left - size - 6 - away, beside, size, size),
      new DOMRect(rect.right + 6 + away, beside, size, size),
      new DOMRect(rect.left + away, rect.top - size - 2, size, size),
      new DOMRect(rect.left + away, rect.bottom + 2, size, size),
    ]);
    const at = places.find(isFree) ?? new DOMRect(rect.right, beside, size, size);
    taken.push(at);
    const mark = document.createElement("div");
    mark.textContent = String(place + 1);
    Object.assign(mark.style, {
      position: "absolute",
      zIndex: "99",
      top: `${String(at.top - originTop + holder.scrollTop)}px`,
      left: `${String(at.left - originLeft)}px`,
      width: `${String(size)}px`,
      height: `${String(size)}px`,
      boxSizing: "border-box",
      borderRadius: "50%",
      background: "#ffd166",
      color: "#000",
      border: "2px solid #000",
      font: "700 24px/40px sans-serif",
      textAlign: "center",
    });
    holder.append(mark);
  }
  return found.map(({ index }) => index);

  /** The rectangles of the lines of an element's own words. */
  function wordsOf(element: Element): DOMRect[] {
    return [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === "") return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
  }
}
