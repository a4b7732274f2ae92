import {
  type ComponentType,
  createElement,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { isForNewTab } from "../lib/is-for-new-tab";
import { waitForPaint } from "../lib/wait-for-paint";
import { useIsHydrated } from "../lib/store";
import { limitTime } from "../lib/limit-time";
import type { Closable } from "./dialog";
import type { SmartLinkProps } from "./smart-link";

/** Loads a dialog's code when it is first opened, and after a failure again. */
export function useLazyDialog<Props extends Closable>(load: () => Promise<ComponentType<Props>>) {
  const [dialogState, setState] = useState<ComponentType<Props> | "opening" | null>(null);
  const isOpening = dialogState === "opening";
  /** Aborted by the next opening, and by closing. */
  const currentOpening = useRef<AbortController>(null);
  const pressedControl = useRef<HTMLElement>(null);

  // After the dialog's own cleanup. The browser cannot return the focus, which is released before the dialog opens.
  useLayoutEffect(() => {
    if (dialogState !== null) return;
    pressedControl.current?.focus({ preventScroll: true });
    pressedControl.current = null;
  }, [dialogState]);

  return {
    Dialog: isOpening ? null : dialogState,
    isOpening,
    /** Rejects if the code cannot be loaded in ten seconds, unless the dialog was closed meanwhile. */
    open: useCallback(async (): Promise<void> => {
      currentOpening.current?.abort();
      const { signal } = (currentOpening.current = new AbortController());
      const { activeElement } = document;
      pressedControl.current = activeElement instanceof HTMLElement ? activeElement : null;
      setState("opening");
      // Code that arrives earlier would be run before the press is painted.
      await waitForPaint();
      try {
        const [Loaded] = await Promise.all([
          limitTime(load()),
          releaseFocus(pressedControl.current),
        ]);
        if (!signal.aborted) setState(() => Loaded);
      } catch (error) {
        if (signal.aborted) return;
        // The visitor has gone on to another control.
        if (document.activeElement !== document.body) pressedControl.current = null;
        setState(null);
        throw error;
      }
    }, [load]),
    /** Also cancels an opening that is under way. */
    close: () => {
      currentOpening.current?.abort();
      setState(null);
    },
  };
}

/** Returns a function that tells whether the visitor has pressed or typed anything since. */
function watchVisitor(): () => boolean {
  let hasGoneOn = false;
  const noteAction = () => {
    hasGoneOn = true;
  };
  for (const type of ["click", "keydown", "input"]) {
    addEventListener(type, noteAction, { capture: true, once: true });
  }
  return () => hasGoneOn;
}

/** Resolves when the dialog may open. If the focus went from the control straight into it, Orca would not say that it is open. */
async function releaseFocus(pressed: HTMLElement | null): Promise<void> {
  const isByKeyboard = pressed?.matches(":focus-visible");
  pressed?.blur();
  await waitForPaint();
  // Orca needs the time to notice, and keys come no faster.
  if (isByKeyboard) await new Promise((resolve) => setTimeout(resolve, 100));
}

/** The props of a link that opens a dialog, besides its address. */
export interface DialogLinkProps extends Omit<SmartLinkProps, "to" | "label" | "children"> {
  /** Present from the press until the dialog is open; the global styles show it. */
  "data-opening": "" | undefined;
}

interface DialogOpenerProps<Props extends object> {
  load: () => Promise<ComponentType<Props & Closable>>;
  dialog: Props;
  children: (linkProps: DialogLinkProps) => ReactNode;
}

/**
 * Opens a dialog from a link to a page with the same content, which is followed without JavaScript, for a new tab, and
 * when the dialog's code cannot be loaded, unless the visitor has gone on meanwhile. With JavaScript it has the role of
 * a button and reacts to the Space key.
 */
export function DialogOpener<Props extends object>(props: DialogOpenerProps<Props>) {
  const { load, dialog, children } = props;
  const { Dialog, isOpening, open, close } = useLazyDialog(load);
  const isHydrated = useIsHydrated();

  // The same function on every render: Firefox makes a link anew whose handler changes, and it is read again.
  const openFromLink = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      if (isForNewTab(event)) return;
      event.preventDefault();
      const link = event.currentTarget;
      // Safari does not focus a clicked link, and closing the dialog returns the focus to the focused element.
      link.focus({ preventScroll: true });
      const hasGoneOn = watchVisitor();
      open().catch(() => {
        // The visitor may also have left this page while the code was loading.
        if (link.isConnected && !hasGoneOn()) window.location.assign(link.href);
      });
    },
    [open],
  );

  return (
    <>
      {children({
        opensDialog: true,
        onClick: openFromLink,
        onKeyDown: (event) => {
          const isSpace = event.key === " ";
          // Space would scroll the page, and Enter that is still held from a form in the dialog would open it again.
          if (isSpace || (event.key === "Enter" && event.repeat)) event.preventDefault();
          // Enter already clicks a link.
          if (isSpace && !event.repeat) event.currentTarget.click();
        },
        "data-opening": isOpening ? "" : undefined,
        role: isHydrated ? "button" : undefined,
        "aria-haspopup": isHydrated ? "dialog" : undefined,
      })}
      {Dialog && createElement(Dialog, { ...dialog, onClose: close })}
    </>
  );
}
