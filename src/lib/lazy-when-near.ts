import { type ComponentType, lazy } from "react";
import { whenNear } from "./when-near";

/** In milliseconds; how long to wait after a failed fetch. */
const pause = 3_000;

/**
 * A component whose code is fetched when the visitor comes near its place. Until then the HTML that
 * the server sent stands there, and works as HTML does. Must stand inside a <Suspense>.
 * @param place the id of the element around it; where that is not on the page yet, the visitor is on
 * the way to it, and the code is fetched at once
 */
export function lazyWhenNear<Props extends object>(
  place: string,
  load: () => Promise<ComponentType<Props>>,
) {
  return lazy(async () => {
    const element = typeof document === "undefined" ? null : document.getElementById(place);
    if (element) await whenNear(element);
    return { default: await persistently(load) };
  });
}

/** Tries again until it works: a failed import would take the whole page down, which can do without. */
async function persistently<Value>(load: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (typeof document === "undefined") throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
