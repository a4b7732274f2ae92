import type { ReactNode } from "react";
import { ErrorBoundary } from "../lib/error-boundary";
import { errorText } from "../lib/error-text";
import { color, panel, space, touchTarget } from "../theme/style";

interface DialogBoundaryProps {
  /** Called when the dialog has thrown and is gone. */
  onError: () => void;
  /** A change of this removes the message. */
  resetKey?: string;
  children: ReactNode;
}

/** Guards the page against a dialog: if the dialog throws, a message replaces it and the page stays. */
export function DialogBoundary(props: DialogBoundaryProps) {
  return <ErrorBoundary {...props} fallback={<DialogError />} />;
}

function DialogError() {
  const { heading, home } = errorText;
  return (
    <div
      role="alert"
      data-print="hidden"
      css={[
        panel,
        {
          position: "fixed",
          insetInline: space(2),
          bottom: space(2),
          zIndex: 20,
          maxWidth: "30rem",
          marginInline: "auto",
          color: color.text,
          boxShadow: `0 16px 32px ${color.shadow}`,
        },
      ]}
    >
      <p>{heading}</p>
      <a href={home.to} css={{ ...touchTarget, color: color.brand }}>
        {home.label}
      </a>
    </div>
  );
}
