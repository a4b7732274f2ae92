/**
 * Loads the page's scripts once the first screen has its pictures and fonts and is painted, so that they do not compete
 * with it, or when the visitor does something. Its source text becomes a file, so it may use nothing from outside.
 */
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
  // Told of once it is on the screen, unlike a frame, whose callbacks run before.
  const loadAfterPaint = () =>
    new PerformanceObserver(load).observe({ type: "paint", buffered: true });
  // First of all, because of slow pictures, pages in the background and browsers that tell nobody of it.
  setTimeout(load, 3000);
  for (const event of ["pointerdown", "keydown", "scroll"]) addEventListener(event, load);
  if (document.readyState === "complete") loadAfterPaint();
  else addEventListener("load", loadAfterPaint);
}

/**
 * Makes the browser's functions keep what they cannot decode, because a stray percent sign in an address would end Gatsby.
 * Its source text becomes part of a file that runs before Gatsby.
 */
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
