import type { ReactNode } from "react";
import { Icon } from "../components/icon";
import { color, radius, space } from "../theme/style";

interface StatusMessageProps {
  tone: "success" | "danger";
  children: ReactNode;
}

/** The outcome of a submission, announced at once. */
export function StatusMessage({ tone, children }: StatusMessageProps) {
  return (
    <div
      role="alert"
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
      <div>{children}</div>
    </div>
  );
}
