import type { ReactNode } from "react";
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
  const { heading, home } = errorText;
  return <ErrorBoundary {...props} fallback={<FloatingAlert text={heading} link={home} />} />;
}
