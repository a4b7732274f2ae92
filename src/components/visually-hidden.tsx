import type { ReactNode } from "react";
import { visuallyHidden } from "../theme/style";

/** Words for assistive technology only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span css={visuallyHidden}>{children}</span>;
}
