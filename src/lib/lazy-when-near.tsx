import { type ComponentType, createElement, lazy, memo, type ReactNode, Suspense } from "react";
import { whenNear } from "./when-near";

/** The pauses before each repetition of a failed import, in milliseconds. */
const retryDelays = [1_000, 3_000, 9_000, 27_000];

interface LazyWhenNear<Props> {
  /** The id of the element that this renders around the component, and watches. */
  id: string;
  /** Imports the component. A failed import is repeated a few times. */
  load: () => Promise<ComponentType<Props>>;
  /** Shown while the code loads, except on a page that came from the server. */
  fallback?: ReactNode;
}

/**
 * A component whose code is fetched when the visitor comes near it. Until then the page shows the
 * HTML that the server rendered, also if the code never arrives. On a page that the browser renders
 * there is no such HTML, so the code is fetched at once.
 *
 * While the code is missing, changed props make React discard the server's HTML, with what the visitor
 * has typed into it. The component is memoized for that reason, so its props must keep their identity
 * when a parent renders again.
 */
export function lazyWhenNear<Props extends object>({ id, load, fallback }: LazyWhenNear<Props>) {
  const Content = lazy(async () => {
    const element = typeof document === "undefined" ? null : document.getElementById(id);
    if (element) await new Promise<void>((resolve) => void whenNear(element, resolve));
    return { default: await loadWithRetries(load) };
  });
  return memo(function LazyContent(props: Props) {
    return (
      <div id={id}>
        {/* JSX cannot type-check generic props here, createElement can. */}
        <Suspense fallback={fallback}>{createElement(Content, props)}</Suspense>
      </div>
    );
  });
}

/** In the browser, never rejects: an error would replace the whole page, which works without the code. */
async function loadWithRetries<Value>(load: () => Promise<Value>): Promise<Value> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      if (typeof document === "undefined") throw error;
      await pause(retryDelays[failures]);
    }
  }
}

/** Waits that long, or without a delay until the browser is online again. @param delay in milliseconds */
function pause(delay: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (delay !== undefined) setTimeout(resolve, delay);
    else window.addEventListener("online", () => resolve(), { once: true });
  });
}
