import type { CSSObject } from "@emotion/react";
import type { ComponentProps } from "react";
import { color, fontSize, letterSpacing, media, space } from "../theme/style";
import { RunningText } from "./running-text";

type Level = 1 | 2 | 3;

interface HeadingProps extends ComponentProps<"h1"> {
  level: Level;
  size?: Level;
  /** The section's number, on a line of its own before the text. */
  number?: string;
}

/** A heading. `level` is its rank in the outline of the page, `size` only its appearance. */
export function Heading({ level, size = level, number, children, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      // Screen readers would say the number as a heading of its own, because it is on a line of its own.
      aria-label={
        number !== undefined && typeof children === "string" ? `${number} ${children}` : undefined
      }
      css={sizes[size]}
      {...rest}
    >
      {number !== undefined && (
        <>
          <span
            aria-hidden="true"
            css={{ display: "block", marginBottom: space(0.5), color: color.textMuted }}
          >
            {number}
          </span>{" "}
        </>
      )}
      {typeof children === "string" ? <RunningText text={children} /> : children}
    </Element>
  );
}

const sizes: Record<Level, CSSObject> = {
  1: {
    fontSize: "clamp(2.25rem, 1.1rem + 5.4vw, 4.75rem)",
    // In a column, a word of ten letters has room.
    [media.medium]: { fontSize: "clamp(2.25rem, min(6.4vw - 0.4rem, 17cqi), 4.75rem)" },
    lineHeight: 1.05,
    letterSpacing: "-0.025em",
  },
  2: { fontSize: "var(--heading)", lineHeight: 1.1, letterSpacing: letterSpacing.tight },
  3: { fontSize: fontSize.heading3, lineHeight: 1.25 },
};
