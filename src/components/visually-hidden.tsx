import type { ReactNode } from "react";
import { visuallyHidden } from "../theme/style";

/** Text for assistive technology only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span css={visuallyHidden}>{children}</span>;
}
