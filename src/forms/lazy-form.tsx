import { type ComponentType, createElement, lazy, memo, Suspense, useEffect, useRef } from "react";
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
  /** The visitor has come near, or there is no HTML to wait with. */
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let replace: () => void = () => undefined;
  /** There is no HTML from the server, or no longer. */
  const replacement = new Promise<void>((resolve) => {
    replace = resolve;
  });

  const Content = lazy<ComponentType<Props>>(async () => {
    if (typeof document === "undefined") return { default: await load() };
    if (document.getElementById(id)) await arrival;
    try {
      return { default: await load() };
    } catch {
      // Until then the server's HTML stays, which works without the code.
      await replacement;
      return { default: NotLoaded };
    }
  });

  function Waiting() {
    useEffect(() => {
      arrive();
      replace();
    }, []);
    return <div css={{ minHeight: "40rem" }} />;
  }

  return memo(function LazyForm(props: Props) {
    const wrapper = useRef<HTMLDivElement>(null);

    useEffect(() => {
      if (wrapper.current) return whenNear(wrapper.current, arrive);
    }, []);

    return (
      <div id={id} ref={wrapper}>
        <Suspense fallback={<Waiting />}>{createElement(Content, props)}</Suspense>
      </div>
    );
  });
}

function NotLoaded({ formMessages, company }: Queries.FailureFragment) {
  return <Failure reason="notLoaded" formMessages={formMessages} company={company} />;
}
