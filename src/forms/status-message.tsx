import type { ReactNode } from "react";
import { Icon } from "../components/icon";
import { color, radius, space } from "../theme/style";

interface StatusMessageProps {
  tone: "success" | "danger";
  children: ReactNode;
  /** Shown below, and not announced. */
  note?: string;
}

export function StatusMessage({ tone, children, note }: StatusMessageProps) {
  return (
    <div
      css={{
        display: "flex",
        gap: space(1.5),
        marginBottom: space(3),
        padding: space(2),
        border: `1px solid ${color[tone]}`,
        borderRadius: radius.control,
        background: color.raised,
      }}
    >
      <Icon
        name={tone === "success" ? "circleCheck" : "circleAlert"}
        size={24}
        strokeWidth={1.75}
        css={{ flex: "none", color: color[tone] }}
      />
      <div>
        <div role="alert">{children}</div>
        {note !== undefined && <p css={{ color: color.textMuted }}>{note}</p>}
      </div>
    </div>
  );
}
