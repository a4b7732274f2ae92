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
        ? (text.match(/\S(.*\S)?/g) ?? []).map((line) => <p key={line}>{withBlanks(line)}</p>)
        : text}
    </div>
  );
}

/** A line that was pasted from a PDF may have no other blanks than no-break ones, and would break within its words. */
const withBlanks = (line: string) => (line.includes(" ") ? line : line.replaceAll("\u00A0", " "));

/** Larger: the first paragraph of a long text. */
export const openingParagraph = {
  "& p:first-of-type": { color: color.text, fontSize: fontSize.title, lineHeight: 1.45 },
} as const;
