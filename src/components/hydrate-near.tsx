import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from "react";
import { ErrorBoundary } from "../lib/error-boundary";
import { useIsHydrated } from "../lib/store";
import { callWhenNear } from "../lib/call-when-near";

interface HydrateNearProps {
  /** The id of the element around the content. Another page's has it only for the same content. */
  id: string;
  /** Loads the code of the content. */
  load: () => Promise<unknown>;
  /** Shown where the browser renders the page and the code cannot be loaded. */
  failure: ReactNode;
  children: ReactNode;
}

/**
 * Hydrates its content when the visitor comes near and its code has loaded. Until then, and for good if it cannot be loaded, the
 * built HTML stays, which works without the code. On a page that the browser renders itself, the content appears once its code
 * has loaded.
 */
export function HydrateNear({ id, load, failure, children }: HydrateNearProps) {
  const [html] = useState(() => findBuiltHtml(id));
  const [{ Content }] = useState(() => ({
    Content: html ? lazy(() => loadNear(html, load)) : Container,
  }));
  return (
    <ErrorBoundary fallback={failure}>
      <Suspense fallback={html ? <BuiltHtml html={html} /> : <div css={{ minHeight: "40rem" }} />}>
        <Content id={id}>{children}</Content>
      </Suspense>
    </ErrorBoundary>
  );
}

function findBuiltHtml(id: string): Element | null {
  return typeof document === "undefined" ? null : document.querySelector(`#${id}[data-server]`);
}

/** Resolves once the visitor is near and the code is loaded; never if it cannot be loaded. */
function loadNear(html: Element, load: () => Promise<unknown>) {
  return new Promise<{ default: typeof Container }>((resolve) => {
    callWhenNear(html, () => {
      load().then(
        () => resolve({ default: Container }),
        () => undefined,
      );
    });
  });
}

function Container({ id, children }: Pick<HydrateNearProps, "id" | "children">) {
  const isHydrated = useIsHydrated();
  return (
    <div id={id} data-server={isHydrated ? undefined : ""}>
      {children}
    </div>
  );
}

/** Puts the built HTML back with what was typed into it: React removes it when the address changes, or after a translator has changed the page. */
function BuiltHtml({ html }: { html: Element }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.append(html), [html]);
  return <div ref={place} />;
}
