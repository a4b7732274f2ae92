import { type ComponentType, createElement, lazy, memo, Suspense, useEffect, useRef } from "react";
import { createStore, useStore } from "../lib/store";
import { whenNear } from "../lib/when-near";

interface FallbackProps {
  hasFailed: boolean;
}

interface LazyWhenNear<Props> {
  /** The id of the element that this renders around the component, and watches. */
  id: string;
  load: () => Promise<ComponentType<Props>>;
  /** Shown while the code loads, except on a page that came from the server. */
  Fallback: ComponentType<Props & FallbackProps>;
}

/**
 * A component whose code is fetched when the visitor comes near it, so that nobody waits for a form they do
 * not see. Until then the page shows the HTML that the server rendered, also if the code never arrives. On a
 * page that the browser renders there is no such HTML, so the code is fetched at once.
 *
 * React replaces HTML that is not hydrated yet with the fallback when a context above it or its props change, for
 * example with the fragment of the address. What was typed into it is in its draft then. The component is
 * memoized, so that a parent that renders again does not cause that needlessly.
 */
export function lazyWhenNear<Props extends object>({ id, load, Fallback }: LazyWhenNear<Props>) {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const failure = createStore(false);

  const Content = lazy(async () => {
    if (typeof document === "undefined") return { default: await load() };
    if (document.getElementById(id)) await arrival;
    for (;;) {
      try {
        return { default: await load() };
      } catch {
        // An error would replace the whole page, which works without the code.
        failure.set(true);
        await new Promise((again) => addEventListener("online", again, { once: true }));
      }
    }
  });

  function Waiting(props: Props) {
    const hasFailed = useStore(failure);
    useEffect(() => arrive(), []);
    // JSX cannot type-check generic props, createElement can.
    return createElement(Fallback, { ...props, hasFailed });
  }

  return memo(function LazyContent(props: Props) {
    const wrapper = useRef<HTMLDivElement>(null);

    useEffect(() => {
      if (wrapper.current) return whenNear(wrapper.current, arrive);
    }, []);

    return (
      <div id={id} ref={wrapper}>
        <Suspense fallback={createElement(Waiting, props)}>
          {createElement(Content, props)}
        </Suspense>
      </div>
    );
  });
}
