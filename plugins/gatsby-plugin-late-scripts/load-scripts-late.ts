/** Loads the page's scripts once its first screen is painted, or the visitor does something. As source text in a file. */
export function loadScriptsLate({ paths }: { readonly paths: readonly string[] }): void {
  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    for (const path of paths) {
      const script = document.createElement("script");
      script.src = path;
      document.head.append(script);
    }
  };
  // The paint is reported once it is on the screen; the callbacks of a frame run before.
  const loadAfterPaint = () =>
    "PerformanceObserver" in window
      ? new PerformanceObserver(load).observe({ type: "paint", buffered: true })
      : load();
  // This comes first, because of slow pictures, pages in the background and browsers that tell nobody of a paint.
  setTimeout(load, 3000);
  for (const event of ["pointerdown", "keydown", "scroll"]) addEventListener(event, load);
  if (document.readyState === "complete") loadAfterPaint();
  else addEventListener("load", loadAfterPaint);
}

/** Keeps what the browser cannot decode: a stray percent sign would end Gatsby. Runs before it, as source text in a file. */
export function makeDecodingSafe(): void {
  for (const name of ["decodeURI", "decodeURIComponent"] as const) {
    const decode = window[name];
    window[name] = (text: string) => {
      try {
        return decode(text);
      } catch {
        return text;
      }
    };
  }
}
