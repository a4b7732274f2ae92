import type { CSSObject } from "@emotion/react";
import type { ReactNode } from "react";
import { color, font, fontWeight, space } from "../theme/style";

type Level = 1 | 2 | 3;

const sizes: Record<Level, CSSObject> = {
  1: {
    fontSize: "clamp(2.5rem, 1.6rem + 3.6vw, 4.5rem)",
    lineHeight: 1.05,
    letterSpacing: "-0.025em",
  },
  2: { fontSize: "clamp(2rem, 1.55rem + 1.9vw, 3rem)", lineHeight: 1.1, letterSpacing: "-0.02em" },
  3: { fontSize: "clamp(1.25rem, 1.17rem + 0.4vw, 1.5rem)", lineHeight: 1.25 },
};

interface HeadingProps {
  level: Level;
  /** How large it looks, where that differs from what it means. */
  size?: Level;
  /** The section's number, set before it in the display face. */
  number?: string;
  id?: string;
  children: ReactNode;
  className?: string;
}

/** A heading. Its level says where it stands in the outline, its size how it looks. */
export function Heading({ level, size = level, number, id, children, className }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} css={sizes[size]} className={className}>
      {number !== undefined && (
        <>
          <span
            css={{
              display: "block",
              marginBottom: space(2),
              fontFamily: font.display,
              fontSize: "clamp(1.25rem, 1.1rem + 0.6vw, 1.625rem)",
              fontWeight: fontWeight.regular,
              letterSpacing: 0,
              color: color.accent,
            }}
          >
            {number}
          </span>{" "}
        </>
      )}
      {children}
    </Element>
  );
}
