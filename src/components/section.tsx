import type { ReactNode } from "react";
import { color, container } from "../theme/style";

interface SectionProps {
  /** The id of its heading, which names it. */
  labelledBy?: string;
  id?: string;
  tone?: "surface" | "sunken";
  /** Left out on paper, where it would be of no use. */
  isScreenOnly?: boolean;
  children: ReactNode;
  className?: string;
}

/** A band across the page: space above and below, content in the middle. */
export function Section({
  labelledBy,
  id,
  tone = "surface",
  isScreenOnly,
  children,
  className,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      data-print={isScreenOnly ? "hidden" : undefined}
      css={{ paddingBlock: "var(--section)", background: color[tone] }}
      className={className}
    >
      <div css={container} data-rise="">
        {children}
      </div>
    </section>
  );
}
