import {
  type ComponentType,
  createElement,
  lazy,
  memo,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { whenNear } from "../lib/when-near";

/** The pauses before each repetition of a failed import, in milliseconds. */
const retryDelays = [1_000, 3_000, 9_000, 27_000];

interface FallbackProps {
  /** Whether the code could not be loaded at the first attempt. */
  hasFailed: boolean;
}

interface LazyWhenNear<Props> {
  /** The id of the element that this renders around the component, and watches. */
  id: string;
  /** Imports the component. A failed import is repeated a few times. */
  load: () => Promise<ComponentType<Props>>;
  /** Shown while the code loads, except on a page that came from the server. */
  Fallback: ComponentType<Props & FallbackProps>;
}

/**
 * A component whose code is fetched when the visitor comes near it. Until then the page shows the
 * HTML that the server rendered, also if the code never arrives. On a page that the browser renders
 * there is no such HTML, so the code is fetched at once.
 *
 * React discards HTML that is not hydrated yet when a context above it or its props change, for example
 * with the fragment of the address. The same elements are then put back, with what was typed into them.
 * The component is memoized, so that a parent that renders again does not cause that needlessly.
 */
export function lazyWhenNear<Props extends object>({ id, load, Fallback }: LazyWhenNear<Props>) {
  const nearness = createSignal();
  const failure = createSignal();
  /** The server's elements by the element around them. */
  const serverHtml = new WeakMap<Element, Element[]>();
  /** The name of the control that had the focus when the code replaced the server's HTML. */
  let focusedName: string | null = null;

  const Content = lazy(async () => {
    const isOnPage = typeof document !== "undefined" && document.getElementById(id) !== null;
    if (isOnPage) await nearness.raised;
    return { default: await loadWithRetries(load, failure.raise) };
  });

  function Waiting(props: Props) {
    const element = useRef<HTMLDivElement>(null);
    const [isEmpty, setIsEmpty] = useState(false);
    const [hasFailed, setHasFailed] = useState(false);

    useEffect(() => void failure.raised.then(() => setHasFailed(true)), []);

    useLayoutEffect(() => {
      const { current } = element;
      const html = current?.parentElement && serverHtml.get(current.parentElement);
      if (!html) {
        nearness.raise();
        setIsEmpty(true);
        return;
      }
      current.append(...html);
      return () => {
        const { activeElement } = document;
        focusedName = current.contains(activeElement)
          ? (activeElement?.getAttribute("name") ?? null)
          : null;
      };
    }, []);

    // JSX cannot type-check generic props, createElement can.
    return <div ref={element}>{isEmpty && createElement(Fallback, { ...props, hasFailed })}</div>;
  }

  /** Continues in the new control where the visitor was typing. It follows the content, so its effect is later. */
  function FocusReturn() {
    const [, setHasReturned] = useState(false);

    useLayoutEffect(() => {
      if (focusedName === null) return;
      const controls = document.getElementById(id)?.querySelectorAll<HTMLElement>("[name]") ?? [];
      [...controls].find((control) => control.getAttribute("name") === focusedName)?.focus();
      focusedName = null;
      // An update here makes React run the content's passive effects, which restore what was typed,
      // before the browser can deliver another key.
      setHasReturned(true);
    }, []);

    return null;
  }

  return memo(function LazyContent(props: Props) {
    const wrapper = useRef<HTMLDivElement>(null);

    useLayoutEffect(() => {
      const { current } = wrapper;
      // The effects of the fallback have run before this one.
      if (!current || nearness.isRaised()) return;
      serverHtml.set(current, [...current.children]);
      return whenNear(current, nearness.raise);
    }, []);

    return (
      <div id={id} ref={wrapper}>
        <Suspense fallback={createElement(Waiting, props)}>
          {createElement(Content, props)}
          <FocusReturn />
        </Suspense>
      </div>
    );
  });
}

/** Something that happens once. */
function createSignal() {
  let isRaised = false;
  let resolve: () => void = () => undefined;
  const raised = new Promise<void>((settle) => {
    resolve = settle;
  });
  return {
    raised,
    isRaised: () => isRaised,
    raise: () => {
      isRaised = true;
      resolve();
    },
  };
}

/** In the browser, never rejects: an error would replace the whole page, which works without the code. */
async function loadWithRetries<Value>(
  load: () => Promise<Value>,
  onFailure: () => void,
): Promise<Value> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      if (typeof document === "undefined") throw error;
      onFailure();
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
