import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLazyDialog } from "../components/dialog-opener";
import { useAppState } from "../lib/app-state";
import { collectTyping, takesText } from "./type-ahead";
import { iconTarget, transition } from "../theme/style";

const loadSearchDialog = () => import("./search-dialog").then(({ SearchDialog }) => SearchDialog);

interface SearchLauncherProps {
  label: string;
  text: Queries.SearchDialogTextFragment;
  closeLabel: string;
}

/** The button that opens the search; so do the keys / and Ctrl+K, or Cmd+K. */
export function SearchLauncher({ label, text, closeLabel }: SearchLauncherProps) {
  const { Dialog, open, close } = useLazyDialog(loadSearchDialog);
  const { setSearchQuery } = useAppState();
  const button = useRef<HTMLButtonElement>(null);
  const isOpening = useRef(false);

  const openDialog = async () => {
    if (isOpening.current) return;
    isOpening.current = true;
    // Whoever opens it by key types on; on a slow line, the dialog's code comes after that.
    const stopCollecting = collectTyping();
    try {
      await open();
      const typed = stopCollecting();
      if (typed) setSearchQuery(typed);
    } catch {
      // Nothing opens, as if nothing had been pressed: the next press tries again.
      stopCollecting();
    }
    isOpening.current = false;
  };

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
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={() => {
          // Safari does not focus what is clicked, and the dialog gives the focus back to what has it.
          button.current?.focus();
          void openDialog();
        }}
        css={{
          ...iconTarget,
          transition: transition("color"),
          // Without script it would do nothing.
          "@media (scripting: none)": { display: "none" },
        }}
      >
        <Search size={20} strokeWidth={1.5} aria-hidden="true" />
      </button>
      {Dialog && <Dialog text={text} closeLabel={closeLabel} onClose={close} />}
    </>
  );
}

function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === "k" && !event.shiftKey;
  return event.key === "/" && !takesText(event.target);
}
