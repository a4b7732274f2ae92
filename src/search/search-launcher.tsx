import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { useLazyDialog } from "../components/dialog-opener";
import { Icon } from "../components/icon";
import { scriptedIcon } from "../components/shared-styles";
import { notice } from "../state/notice";
import { useBrowserValue } from "../lib/store";

const loadSearchDialog = () => import("./search-dialog").then(({ SearchDialog }) => SearchDialog);

interface SearchLauncherProps {
  labels: Pick<Queries.Labels, "search">;
  text: Queries.SearchDialogFragment;
  pathname: string;
}

/** The button that opens the search dialog, which Ctrl+K opens too, or Cmd+K on a Mac. */
export function SearchLauncher({ labels, text, pathname }: SearchLauncherProps) {
  const { Dialog, isOpening, open, close } = useLazyDialog(loadSearchDialog);
  const shortcut = useBrowserValue(() => (isApple() ? "Meta+K" : "Control+K"), undefined);

  const openDialog = async () => {
    if (isOpening) return;
    try {
      await open();
      if (notice.get()?.text === text.notLoaded) notice.set(null);
    } catch {
      // The next click tries again.
      notice.set({ text: text.notLoaded, link: text.contact });
    }
  };

  const closeDialog = useEffectEvent(close);
  // The header survives a change of page, so the dialog has to be closed. A passive effect could close a newly opened one.
  useLayoutEffect(() => () => closeDialog(), [pathname]);

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event) || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    void openDialog();
  });

  useEffect(() => {
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, []);

  return (
    <>
      <button
        type="button"
        aria-label={labels.search}
        aria-haspopup="dialog"
        aria-keyshortcuts={shortcut}
        onClick={({ currentTarget }) => {
          // Safari does not focus a clicked button, and closing the dialog restores the focus.
          currentTarget.focus();
          void openDialog();
        }}
        css={scriptedIcon}
      >
        <Icon name="search" />
      </button>
      {Dialog && <Dialog text={text} onClose={close} />}
    </>
  );
}

/** On a Mac, Ctrl+K already deletes to the end of the line. iPads identify as Macs. */
const isApple = () => /Mac|iPhone/.test(navigator.userAgent);

/** A letter of another script. On such keyboards, the K of shortcuts is the key that has K on English ones. */
const nonLatinLetter = /^(?!\p{Script=Latin})[\p{L}\p{M}]/u;

/** Whether the keys are Ctrl or Command with K. A single key would be pressed by accident in speech input (WCAG 2.1.4). */
function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.shiftKey) return false;
  const isK = nonLatinLetter.test(event.key)
    ? event.code === "KeyK"
    : event.key.toLowerCase() === "k";
  return isK && (isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey || event.metaKey);
}
