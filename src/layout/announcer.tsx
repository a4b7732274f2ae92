import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { visuallyHidden } from "../components/shared-styles";
import { useTopModal } from "../state/open-modals";
import { announcement } from "../state/announcement";
import { useStore } from "../lib/store";

/** The milliseconds after a dialog has opened or closed: to a screen reader, what changes sooner was there already. */
const settleTime = 150;

/** The milliseconds until the text goes, so that nobody meets it where the page is read to its end. */
const lifetime = 7000;

/** Says what `announce()` is given, inside an open dialog. It has no role: screen readers say "status bar" for a status. */
export function Announcer() {
  const next = useStore(announcement);
  const modal = useTopModal();
  const modalChanged = useRef(0);
  const [said, setSaid] = useState<{ text: string; modal?: HTMLElement; turn: number }>();

  useEffect(() => {
    modalChanged.current = performance.now();
  }, [modal]);

  useEffect(() => {
    if (!next) return;
    const say = () => {
      setSaid((former) => ({ ...next, modal, turn: (former?.turn ?? 0) + 1 }));
      announcement.set(null);
    };
    const timer = setTimeout(say, modalChanged.current + settleTime - performance.now());
    return () => clearTimeout(timer);
  }, [next, modal]);

  useEffect(() => {
    const timer = setTimeout(() => setSaid(undefined), lifetime);
    return () => clearTimeout(timer);
  }, [said]);

  const region = (
    <p aria-live="polite" css={visuallyHidden}>
      {/* Replaced as a whole, so that it is said again, and anew after a translation. */}
      {said && said.modal === modal && <span key={said.turn}>{said.text}</span>}
    </p>
  );
  return modal ? createPortal(region, modal) : region;
}
