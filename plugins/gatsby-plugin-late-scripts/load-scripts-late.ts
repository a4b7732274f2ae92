/** Loads the page's scripts after the first paint, or on the visitor's first action. Its source becomes part of the late script. */
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
  // The observer reports a paint that is on the screen. requestAnimationFrame would run before it.
  const loadAfterPaint = () =>
    "PerformanceObserver" in window
      ? new PerformanceObserver(load).observe({ type: "paint", buffered: true })
      : load();
  // For slow pictures, for pages in the background, and for browsers that report no paint.
  setTimeout(load, 3000);
  for (const event of ["pointerdown", "keydown", "scroll"]) addEventListener(event, load);
  if (document.readyState === "complete") loadAfterPaint();
  else addEventListener("load", loadAfterPaint);
}

/** Makes decoding return what it cannot decode: a stray percent sign would end Gatsby. Its source becomes part of the late script. */
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
