import type { ReactElement } from "react";
import { color, fontSize, textWidth } from "../theme/style";

interface ParagraphsProps {
  /** One paragraph per line, or the paragraphs as elements. */
  text: string | ReactElement;
  isLead?: boolean;
  className?: string;
}

/** A text of one or more paragraphs, one a line, in lines of a comfortable length. */
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
