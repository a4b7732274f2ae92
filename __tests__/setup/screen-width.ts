/** jsdom has no `matchMedia`: this one knows a width, and tells when it changes. */
let width = 1280;
const lists = new Set<EventTarget>();

Object.defineProperty(window, "matchMedia", {
  configurable: true,
  value: (query: string) => {
    const least = Number(/\(min-width: (\d+)px\)/.exec(query)?.[1]);
    const list = Object.defineProperty(new EventTarget(), "matches", { get: () => width >= least });
    lists.add(list);
    return list;
  },
});

/** @param pixels of the window from now on */
export function setScreenWidth(pixels: number): void {
  width = pixels;
  lists.forEach((list) => list.dispatchEvent(new Event("change")));
}
