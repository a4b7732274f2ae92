/** The iframe of the preview: it shows a page, and nothing in it leads anywhere. */

/** Keeps links and forms from leaving the page, and the page from fetching anything. Call it once. */
export function guardFrame(): void {
  // After the page's own listeners, some of which open a dialog.
  window.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target.closest("a") : null;
    if (!target) return;
    event.preventDefault();
    if (target.hash !== "") scrollToPart(decodeURIComponent(target.hash.slice(1)));
  });
  // Before the page's own listeners, which would send the form.
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener("submit", stop, { capture: true });
  window.fetch = () => Promise.resolve(new Response(null, { status: 404 }));
  new MutationObserver(cropPictures).observe(document.body, { childList: true, subtree: true });
}

export function scrollToPart(id: string): void {
  document.getElementById(id)?.scrollIntoView();
}

/** Crops pictures by CSS: the preview has them in their original proportions only. */
function cropPictures(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>("picture > img[height]")) {
    const width = image.getAttribute("width") ?? "auto";
    const height = image.getAttribute("height") ?? "auto";
    image.style.aspectRatio = `${width} / ${height}`;
    if (getComputedStyle(image).objectFit === "fill") image.style.objectFit = "cover";
  }
}
