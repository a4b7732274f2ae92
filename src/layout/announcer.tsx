import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { visuallyHidden } from "../components/shared-styles";
import { useTopModal } from "../state/open-modals";
import { announcement } from "../state/announcement";
import { useStore } from "../lib/store";

/** Milliseconds to wait after a dialog has opened or closed: screen readers do not announce what changes sooner. */
const settleTime = 150;

/** Milliseconds until the text is removed, so that nobody who reads the page to its end finds it there. */
const lifetime = 7000;

/** Says what `announce()` is given, inside an open dialog. It has no role: screen readers say "status bar" for a status. */
export function Announcer() {
  const nextAnnouncement = useStore(announcement);
  const modal = useTopModal();
  const modalChangeTime = useRef(0);
  const [message, setMessage] = useState<{ text: string; modal?: HTMLElement; turn: number }>();

  useEffect(() => {
    modalChangeTime.current = performance.now();
  }, [modal]);

  useEffect(() => {
    if (!nextAnnouncement) return;
    const say = () => {
      setMessage((former) => ({ ...nextAnnouncement, modal, turn: (former?.turn ?? 0) + 1 }));
      announcement.set(null);
    };
    const timer = setTimeout(say, modalChangeTime.current + settleTime - performance.now());
    return () => clearTimeout(timer);
  }, [nextAnnouncement, modal]);

  useEffect(() => {
    const timer = setTimeout(() => setMessage(undefined), lifetime);
    return () => clearTimeout(timer);
  }, [message]);

  const region = (
    <p aria-live="polite" css={visuallyHidden}>
      {/* Replaced as a whole, so that it is said again, and anew after a translation. */}
      {message && message.modal === modal && <span key={message.turn}>{message.text}</span>}
    </p>
  );
  return modal ? createPortal(region, modal) : region;
}
