/** jsdom has no layout, so it has no IntersectionObserver. This one reports what a test tells it. Importing this file is enough. */
class TestIntersectionObserver {
  constructor(
    readonly report: (entries: { isIntersecting: boolean }[]) => void,
    readonly options: { rootMargin: string },
  ) {
    observers.push(this);
  }
  observe() {
    this.report([{ isIntersecting: false }]);
  }
  disconnect() {
    observers = observers.filter((each) => each !== this);
  }
}

let observers: TestIntersectionObserver[] = [];

Object.assign(globalThis, { IntersectionObserver: TestIntersectionObserver });
beforeEach(() => {
  observers = [];
});

/** Scrolls everything into view that is being observed. */
export function scrollIntoView(): void {
  observers.forEach(({ report }) => report([{ isIntersecting: true }]));
}

/** The margins around the screen of all observers that are still connected. */
export function listMargins(): string[] {
  return observers.map(({ options }) => options.rootMargin);
}
