/** jsdom has no `matchMedia`. This one has a width, and notifies its listeners when it changes. */
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

/** Sets the width of the window, in CSS pixels. */
export function setScreenWidth(pixels: number): void {
  width = pixels;
  lists.forEach((list) => list.dispatchEvent(new Event("change")));
}
