import {
  type ComponentType,
  createElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useIsHydrated } from "../lib/use-is-hydrated";
import { DialogBoundary } from "./dialog-boundary";

interface Closable {
  onClose: () => void;
}

/**
 * Loads a dialog's code when it is asked for, and not before.
 * @param load imports the dialog's module; a failed import is tried again the next time
 */
export function useLazyDialog<Props extends Closable>(load: () => Promise<ComponentType<Props>>) {
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  return {
    /** The dialog to draw while it is open, else null. */
    Dialog,
    /** Resolves when the dialog stands and has the focus; rejects when its code cannot be loaded. */
    open: async () => {
      const Loaded = await load();
      flushSync(() => setDialog(() => Loaded));
    },
    close: () => setDialog(null),
  };
}

/** What the link that opens a dialog needs, beside its address. */
export interface Opener {
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => void;
  role: "button" | undefined;
  "aria-haspopup": "dialog" | undefined;
}

interface DialogOpenerProps<Props extends object> {
  load: () => Promise<ComponentType<Props & Closable>>;
  /** The dialog's own props. */
  dialog: Props;
  /** Draws the link. */
  children: (opener: Opener) => ReactNode;
}

/**
 * What opens a dialog: a link to the page that holds the same content, where it leads without
 * JavaScript, in a new tab or window, and when the dialog's code cannot be loaded. With JavaScript it
 * does what a button does, so it says that it is one, and answers to the Space key like one.
 */
export function DialogOpener<Props extends object>(props: DialogOpenerProps<Props>) {
  const { load, dialog, children } = props;
  const { Dialog, open, close } = useLazyDialog(load);
  const isHydrated = useIsHydrated();

  const openFromLink = (event: MouseEvent<HTMLAnchorElement>) => {
    const isForNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.button !== 0 || isForNewTab) return;
    event.preventDefault();
    const link = event.currentTarget;
    // Safari does not focus what is clicked; closing gives the focus back to whatever has it now.
    link.focus({ preventScroll: true });
    open().catch(() => {
      // The visitor may have gone elsewhere while the code was awaited.
      if (link.isConnected) window.location.assign(link.href);
    });
  };

  return (
    <>
      {children({
        onClick: openFromLink,
        onKeyDown: (event) => {
          if (event.key !== " ") return;
          // The key would scroll the page; Enter needs no help.
          event.preventDefault();
          event.currentTarget.click();
        },
        role: isHydrated ? "button" : undefined,
        "aria-haspopup": isHydrated ? "dialog" : undefined,
      })}
      <DialogBoundary onError={close}>
        {/* Not JSX, whose types cannot tell that a component may take props it does not know yet. */}
        {Dialog && createElement(Dialog, { ...dialog, onClose: close })}
      </DialogBoundary>
    </>
  );
}
