import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Icon } from "./icon";
import { waitForPaint } from "../lib/wait-for-paint";
import * as styles from "./dialog-styles";
import { useLabels } from "../state/labels";
import { addModal } from "../state/open-modals";

export interface Closable {
  /** The parent stops rendering the dialog. */
  onClose: () => void;
}

interface DialogProps extends Closable {
  title: string;
  /** "reading" is at most 80% of the screen high. "search" is at its top, above a phone's keyboard, and begins in its field. */
  variant?: keyof typeof styles.variants;
  /** Stay in view below the content. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A modal dialog, open while it is rendered. Closing hides it before it is removed, which makes a slow phone compute the styles of the whole page again. */
export function Dialog(props: DialogProps) {
  const { title, onClose, variant = "default", actions, children } = props;
  const { close } = useLabels();
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressBeganOutside = useRef(false);

  const dismiss = () => {
    element.current?.setAttribute("data-closing", "");
    // It may be gone by then, with its form sent for instance.
    void waitForPaint().then(() => element.current && onClose());
  };

  // A layout effect, whose cleanup runs before React removes the dialog: it must be closed to return the focus.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    const removeModal = addModal(dialog);
    try {
      dialog.showModal();
    } catch (error) {
      removeModal();
      throw error;
    }
    return () => {
      dialog.close();
      removeModal();
    };
  }, []);

  // By default the browser focuses the close button. From the title, a screen reader reads on into the text, and a phone
  // does not open its keyboard over a form. A new title is of new content.
  useLayoutEffect(() => {
    const field = variant === "search" ? element.current?.querySelector("input") : undefined;
    (field ?? heading.current)?.focus();
  }, [variant, title]);

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does what a press of the backdrop does
    <dialog
      ref={element}
      aria-labelledby={titleId}
      // The backdrop is not an element: its events come from the dialog, which its content fills. A press that began inside
      // was to select text, wherever it ends; the second of a double click belongs to what opened the dialog.
      onMouseDown={({ target, currentTarget, detail }) => {
        pressBeganOutside.current = detail < 2 && target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        if (pressBeganOutside.current && target === currentTarget) dismiss();
      }}
      onCancel={(event) => {
        event.preventDefault();
        dismiss();
      }}
      // The browser does not ask before a second Escape closes it. Strict mode closes and opens each dialog.
      onClose={() => element.current?.open === false && onClose()}
      css={styles.variants[variant]}
    >
      <div css={styles.scroller}>
        <div css={styles.bar}>
          <h2 ref={heading} id={titleId} tabIndex={-1} css={styles.title}>
            {title}
          </h2>
          <button type="button" aria-label={close} onClick={dismiss} css={styles.closeButton}>
            <Icon name="close" size={22} />
          </button>
        </div>
        <div css={styles.body}>{children}</div>
        {actions !== undefined && <div css={styles.actions}>{actions}</div>}
      </div>
    </dialog>,
    document.body,
  );
}
