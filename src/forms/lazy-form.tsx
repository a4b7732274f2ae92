import { type ComponentType, createElement, lazy, memo, Suspense, useEffect, useRef } from "react";
import { Button } from "../components/button";
import { createStore, useStore } from "../lib/store";
import { whenNear } from "../lib/when-near";
import { Failure } from "./status-message";

/**
 * A form whose code is fetched when the visitor comes near its HTML, or at once on a page that the browser renders.
 * Memoized, because React would replace that HTML with the fallback if props changed.
 * @param id of the element around the form
 */
export function lazyForm<Props extends Queries.FailureFragment>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
) {
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

  function Waiting({ formMessages, company }: Queries.FailureFragment) {
    const hasFailed = useStore(failure);
    useEffect(() => arrive(), []);
    return (
      <div css={{ minHeight: "40rem" }}>
        {hasFailed && (
          <>
            <Failure reason="notLoaded" formMessages={formMessages} company={company} />
            {/* The page from the server holds the form as HTML, which needs no code. */}
            <Button variant="outline" onClick={() => window.location.reload()}>
              {formMessages.reload}
            </Button>
          </>
        )}
      </div>
    );
  }

  return memo(function LazyForm(props: Props) {
    const wrapper = useRef<HTMLDivElement>(null);

    useEffect(() => {
      if (wrapper.current) return whenNear(wrapper.current, arrive);
    }, []);

    return (
      <div id={id} ref={wrapper}>
        <Suspense fallback={<Waiting {...props} />}>{createElement(Content, props)}</Suspense>
      </div>
    );
  });
}
