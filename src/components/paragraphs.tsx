import type { ReactNode } from "react";
import { color, fontSize, textWidth } from "../theme/style";

interface ParagraphsProps {
  /** A string has one paragraph a line. */
  text: ReactNode;
  isLead?: boolean;
  className?: string;
}

/** Paragraphs in lines of a comfortable length. */
export function Paragraphs({ text, isLead = false, className }: ParagraphsProps) {
  return (
    <div
      className={className}
      css={{
        maxWidth: textWidth,
        color: color.textMuted,
        fontSize: isLead ? fontSize.lead : undefined,
        "& p + p": { marginTop: "1em" },
      }}
    >
      {typeof text === "string"
        ? text
            .split(/\r?\n/)
            .filter((line) => line.trim() !== "")
            .map((line) => <p key={line}>{line.trim()}</p>)
        : text}
    </div>
  );
}
