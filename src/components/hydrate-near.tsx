import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from "react";
import { ErrorBoundary } from "../lib/error-boundary";
import { useIsHydrated } from "../lib/store";
import { whenNear } from "../lib/when-near";

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
 * Hydrates its content once the visitor is near and its code is there. Until then, or for good, the server's HTML stays, and works
 * without the code. Where there is none, the content comes as soon as its code.
 */
export function HydrateNear({ id, load, failure, children }: HydrateNearProps) {
  const [html] = useState(() => serverHtml(id));
  const [{ Content }] = useState(() => ({
    Content: html ? lazy(() => loadNear(html, load)) : Root,
  }));
  return (
    <ErrorBoundary fallback={failure}>
      <Suspense fallback={html ? <Kept html={html} /> : <div css={{ minHeight: "40rem" }} />}>
        <Content id={id}>{children}</Content>
      </Suspense>
    </ErrorBoundary>
  );
}

function serverHtml(id: string): Element | null {
  return typeof document === "undefined" ? null : document.querySelector(`#${id}[data-server]`);
}

/** Resolves once the visitor is near and the code is loaded; never if it cannot be loaded. */
function loadNear(html: Element, load: () => Promise<unknown>) {
  return new Promise<{ default: typeof Root }>((resolve) => {
    whenNear(html, () => {
      load().then(
        () => resolve({ default: Root }),
        () => undefined,
      );
    });
  });
}

function Root({ id, children }: Pick<HydrateNearProps, "id" | "children">) {
  const isHydrated = useIsHydrated();
  return (
    <div id={id} data-server={isHydrated ? undefined : ""}>
      {children}
    </div>
  );
}

/** The server's HTML with all that was typed into it, which React takes away when the address changes or a translator has changed the page. */
function Kept({ html }: { html: Element }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.append(html), [html]);
  return <div ref={place} />;
}
