import { createPortal } from "react-dom";
import { FloatingAlert } from "../components/floating-alert";
import { useTopModal } from "../components/open-modals";
import { notice } from "../lib/app-state";
import { useStore } from "../lib/store";

/** Shows the current notice. In front of an open dialog, because nothing behind one is announced. */
export function NoticeRegion({ closeLabel }: { closeLabel: string }) {
  const current = useStore(notice);
  const modal = useTopModal();
  if (!current) return null;
  const close = { label: closeLabel, act: () => notice.set(null) };
  return createPortal(<FloatingAlert {...current} close={close} />, modal ?? document.body);
}
