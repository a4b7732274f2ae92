import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useLazyDialog } from "../components/dialog-opener";
import { Icon } from "../components/icon";
import { scriptedIcon } from "../components/shared-styles";
import { useAppState } from "../state/app-state";
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
  const { searchQuery } = useAppState();
  const shortcut = useBrowserValue(() => (isApple() ? "Meta+K" : "Control+K"), undefined);
  const typed = useRef("");

  const openDialog = async () => {
    if (isOpening) return;
    typed.current = "";
    try {
      await open();
      if (notice.get()?.text === text.notLoaded) notice.set(null);
    } catch {
      // The next click tries again.
      notice.set({ text: text.notLoaded, link: text.contact });
    }
  };

  // A visitor who uses the shortcut goes on typing, perhaps before the dialog's code has arrived.
  useLayoutEffect(() => (isOpening ? collectTyping(typed) : undefined), [isOpening]);
  useLayoutEffect(() => {
    if (Dialog && typed.current) searchQuery.set(typed.current);
  }, [Dialog, searchQuery]);

  const closeDialog = useEffectEvent(close);
  // The header stays when the page changes. A later effect would close a dialog that is opened right after.
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

/** Ctrl+K deletes to the end of the line on a Mac. An iPad says that it is a Mac. */
const isApple = () => /Mac|iPhone/.test(navigator.userAgent);

/** A letter of another script, whose keyboards have the K of shortcuts where English ones have it. */
const otherLetter = /^(?!\p{Script=Latin})[\p{L}\p{M}]/u;

/** Whether it is Ctrl or Command with K. People who speak to their computer would type a single character by accident. */
function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.shiftKey) return false;
  const isK = otherLetter.test(event.key) ? event.code === "KeyK" : event.key.toLowerCase() === "k";
  return isK && (isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey || event.metaKey);
}

/** Adds to a text what is typed before its field exists, until the function that it returns is called. */
function collectTyping(text: { current: string }): () => void {
  const collect = (event: KeyboardEvent) => {
    const isCharacter = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
    const isForField =
      event.target instanceof Element && event.target.matches("input, textarea, select");
    if (!isCharacter || event.isComposing || isForField) return;
    event.preventDefault();
    text.current += event.key;
  };
  document.addEventListener("keydown", collect);
  return () => document.removeEventListener("keydown", collect);
}
