import { Global } from "@emotion/react";
import { X } from "lucide-react";
import { type ReactNode, type RefObject, useLayoutEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { trapFocus, watchBackdrop } from "./modal-behaviour";
import {
  bar,
  base,
  body,
  closeButton,
  lockedPage,
  scroller,
  titleStyle,
  type Variant,
  variants,
} from "./dialog-styles";

interface DialogProps {
  /** Names the dialog, and stands at its top. */
  title: string;
  /** The name of the X. */
  closeLabel: string;
  /** The visitor closed it: do not draw it any longer. */
  onClose: () => void;
  variant?: Variant;
  /** What takes the focus at first, if not the title. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * A modal dialog, open for as long as it is drawn. The browser's own <dialog> makes the rest of the
 * page inert, closes on Escape and gives the focus back to where it was; every way of closing ends
 * in its `close` event, so that there is one path out.
 *
 * It is drawn at the end of the body: colours and type sizes of the place it is opened from, such as
 * white on the hero, then do not reach it.
 */
export function Dialog(props: DialogProps) {
  const { title, closeLabel, onClose, variant = "default", initialFocus, children } = props;
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // A layout effect, because its end comes before React takes the dialog from the document: one that
  // leaves while open would take the focus with it.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    dialog.showModal();
    // Left alone, the browser would focus the X. From the title, assistive technology reads on into
    // the text, and no phone opens its keyboard over a form that was not read yet.
    (initialFocus?.current ?? heading.current)?.focus();
    const stopWatching = watchBackdrop(dialog);
    return () => {
      stopWatching();
      dialog.close();
    };
  }, [initialFocus]);

  return createPortal(
    <>
      <Global styles={lockedPage} />
      <dialog
        ref={element}
        aria-labelledby={titleId}
        onKeyDown={trapFocus}
        onClose={({ currentTarget }) => {
          // React's strict mode opens every dialog twice: the event of the first may come late.
          if (!currentTarget.open) onClose();
        }}
        css={[base, variants[variant]]}
      >
        <div css={scroller}>
          <div css={bar}>
            <h2 ref={heading} id={titleId} tabIndex={-1} css={titleStyle}>
              {title}
            </h2>
            <button
              type="button"
              aria-label={closeLabel}
              onClick={() => element.current?.close()}
              css={closeButton}
            >
              <X size={22} strokeWidth={1.5} aria-hidden="true" />
            </button>
          </div>
          <div css={body}>{children}</div>
        </div>
      </dialog>
    </>,
    document.body,
  );
}
