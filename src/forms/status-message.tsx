import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { color, radius, space } from "../theme/style";

interface NoticeProps {
  tone: "success" | "danger";
  /** Read aloud at once. Leave it out inside a region that is read aloud already. */
  role?: "alert";
  children: ReactNode;
}

/** What became of the form. */
export function Notice({ tone, role, children }: NoticeProps) {
  const Drawing = tone === "success" ? CircleCheck : CircleAlert;
  return (
    <div
      role={role}
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
      <Drawing
        aria-hidden="true"
        size={24}
        strokeWidth={1.75}
        css={{ flex: "none", color: color[tone] }}
      />
      <div>{children}</div>
    </div>
  );
}
