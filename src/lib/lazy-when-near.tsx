import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from "react";
import { whenNear } from "./when-near";

/** Between a failed fetch and the next, in milliseconds. */
const retryDelay = 3_000;

interface LazyWhenNear<Props> {
  /** The id of the element that this renders around the component, and watches. */
  id: string;
  /** Imports the component. A failed import is repeated. */
  load: () => Promise<ComponentType<Props>>;
  /** Shown while the code loads, except on a page that came from the server. */
  fallback?: ReactNode;
}

/**
 * A component whose code is fetched when the visitor comes near it. Until then the page shows the
 * HTML that the server rendered. On a page that the browser renders there is no such HTML, so the
 * code is fetched at once.
 */
export function lazyWhenNear<Props extends object>({ id, load, fallback }: LazyWhenNear<Props>) {
  const Content = lazy(async () => {
    const element = typeof document === "undefined" ? null : document.getElementById(id);
    if (element) await new Promise<void>((resolve) => void whenNear(element, resolve));
    return { default: await loadWithRetries(load) };
  });
  return function LazyContent(props: Props) {
    return (
      <div id={id}>
        {/* JSX cannot type-check generic props here, createElement can. */}
        <Suspense fallback={fallback}>{createElement(Content, props)}</Suspense>
      </div>
    );
  };
}

/** In the browser, repeats a failed import: an error would replace the whole page, which works without the code. */
async function loadWithRetries<Value>(load: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (typeof document === "undefined") throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay));
    }
  }
}
