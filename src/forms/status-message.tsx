import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { color, radius, space } from "../theme/style";

interface StatusMessageProps {
  tone: "success" | "danger";
  children: ReactNode;
}

/** The outcome of a submission, announced at once. */
export function StatusMessage({ tone, children }: StatusMessageProps) {
  const Icon = tone === "success" ? CircleCheck : CircleAlert;
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
        aria-hidden="true"
        size={24}
        strokeWidth={1.75}
        css={{ flex: "none", color: color[tone] }}
      />
      <div>{children}</div>
    </div>
  );
}
