import type { SearchIndex } from "../../src/domain/search-index";

/** The preview finds nothing. */
export const emptyIndex: SearchIndex = { documents: [], stopWords: [] };

/** Disables links, forms and requests in the preview's iframe. Call it once. */
export function guardFrame(): void {
  // In the bubbling phase, after the page's own listeners, some of which open a dialog.
  window.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
  });
  // In the capture phase, before the page's own listeners, which would send the form.
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener("submit", stop, { capture: true });
  window.fetch = () => Promise.resolve(new Response(JSON.stringify(emptyIndex)));
  new MutationObserver(cropPictures).observe(document.body, { childList: true, subtree: true });
}

export function scrollToPart(id: string): void {
  const part = document.getElementById(id);
  const details = part?.querySelector("details");
  if (details) details.open = true;
  part?.scrollIntoView();
}

/** Crops pictures to their boxes, because the preview has them in their original proportions only. */
function cropPictures(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>("picture > img[height]")) {
    const size = [image.getAttribute("width"), image.getAttribute("height")];
    image.style.aspectRatio = size.join(" / ");
  }
}
