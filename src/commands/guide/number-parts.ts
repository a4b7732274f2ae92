import type { ContentPart } from "./content-parts";

/**
 * Runs in a page: puts a number beside the first text of each part that the page shows, from top to bottom. A text
 * that two parts have belongs to the first.
 * @returns the indexes of these parts, in the order of their numbers
 */
export function numberParts(parts: readonly Pick<ContentPart, "texts">[]): number[] {
  const elements = [...document.querySelectorAll("main *")].filter(
    (element) => element.childElementCount === 0 && element.checkVisibility(),
  );
  const claimed = new Set<Element>();
  const found = parts.flatMap(({ texts }, index) => {
    const own = elements.filter(
      (each) => !claimed.has(each) && texts.includes(each.textContent.trim()),
    );
    const [element] = own;
    if (element === undefined) return [];
    for (const each of own) claimed.add(each);
    const { top, left } = element.getBoundingClientRect();
    return [{ index, top: top + scrollY, left }];
  });
  found.sort((one, other) => one.top - other.top || one.left - other.left);
  for (const [place, { top, left }] of found.entries()) {
    const mark = document.createElement("div");
    mark.textContent = String(place + 1);
    Object.assign(mark.style, {
      position: "absolute",
      zIndex: "9",
      top: `${String(top - 6)}px`,
      left: `${String(Math.max(4, left - 50))}px`,
      width: "44px",
      height: "44px",
      borderRadius: "50%",
      background: "#ffd166",
      color: "#000",
      border: "2px solid #000",
      font: "700 24px/40px sans-serif",
      textAlign: "center",
    });
    document.body.append(mark);
  }
  return found.map(({ index }) => index);
}
