import type { MouseEventHandler } from "react";
import { color, panel, space, touchTarget } from "../theme/style";

interface FloatingAlertProps {
  text: string;
  link: { readonly label: string; readonly to: string };
  onFollow?: MouseEventHandler;
}

/** A message at the bottom of the screen, announced at once, with a link that loads a whole page. */
export function FloatingAlert({ text, link, onFollow }: FloatingAlertProps) {
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
      <p>{text}</p>
      <a href={link.to} onClick={onFollow} css={{ ...touchTarget, color: color.brand }}>
        {link.label}
      </a>
    </div>
  );
}
