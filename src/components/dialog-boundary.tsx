import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { ErrorBoundary } from "../lib/error-boundary";
import { errorText } from "../lib/error-text";
import { FloatingAlert } from "./floating-alert";

interface DialogBoundaryProps {
  /** Called when the dialog has thrown and is gone. */
  onError: () => void;
  /** A change of this removes the message. */
  resetKey?: string;
  children: ReactNode;
}

/** Guards the page against a dialog: if the dialog throws, a message replaces it and the page stays. */
export function DialogBoundary(props: DialogBoundaryProps) {
  return <ErrorBoundary {...props} fallback={<DialogFailure />} />;
}

/** At the end of the body, as the dialog was: a section would contain a fixed position. */
function DialogFailure() {
  const { heading, home } = errorText;
  return createPortal(<FloatingAlert text={heading} link={home} />, document.body);
}
