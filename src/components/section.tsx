import type { ReactNode } from "react";
import { color, container } from "../theme/style";

interface SectionProps {
  /** The id of the heading that names it. */
  labelledBy?: string;
  /** A link to this id moves the focus here too. */
  id?: string;
  tone?: "surface" | "sunken";
  /** Leaves it out in print. */
  isScreenOnly?: boolean;
  children: ReactNode;
  className?: string;
}

/** A band across the page with space above and below, and its content in the page's container. */
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
      tabIndex={id ? -1 : undefined}
      aria-labelledby={labelledBy}
      data-print={isScreenOnly ? "hidden" : undefined}
      css={{ paddingBlock: "var(--section)", background: color[tone], outline: "none" }}
      className={className}
    >
      <div css={container} data-rise="">
        {children}
      </div>
    </section>
  );
}
