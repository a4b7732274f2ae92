import type { ComponentProps } from "react";
import type { Notice } from "../state/notice";
import { useLabels } from "../state/labels";
import { color, space } from "../theme/style";
import { actionLink, panel, wrappingItems } from "./shared-styles";

interface FloatingAlertProps extends Notice, Pick<ComponentProps<"div">, "id" | "hidden"> {
  onClose?: () => void;
}

/** A message at the bottom of the screen, announced at once, with what the visitor can do. Its link loads a page. */
export function FloatingAlert({ text, link, onClose, ...rest }: FloatingAlertProps) {
  const { close } = useLabels();
  return (
    <div
      {...rest}
      role="alert"
      data-print="hidden"
      css={{
        ...panel,
        position: "fixed",
        inset: `auto ${space(2)} ${space(2)}`,
        zIndex: 20,
        maxWidth: "30rem",
        marginInline: "auto",
        color: color.text,
        boxShadow: `0 16px 32px ${color.shadow}`,
      }}
    >
      <p>{text}</p>
      <div css={{ ...wrappingItems, columnGap: space(3) }}>
        {link && (
          <a href={link.to} css={actionLink}>
            {link.label}
          </a>
        )}
        {onClose && (
          <button type="button" onClick={onClose} css={actionLink}>
            {close}
          </button>
        )}
      </div>
    </div>
  );
}
