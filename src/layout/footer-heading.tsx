import type { ReactNode } from "react";
import { color, font, fontSize, fontWeight, space } from "../theme/style";

/** The heading of a group in the footer. */
export function FooterHeading({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h2
      id={id}
      css={{
        marginBottom: space(1),
        fontFamily: font.text,
        fontSize: fontSize.label,
        fontWeight: fontWeight.semibold,
        letterSpacing: 0,
        lineHeight: 1.6,
        color: color.text,
      }}
    >
      {children}
    </h2>
  );
}
