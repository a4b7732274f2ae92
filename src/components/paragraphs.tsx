import type { ReactElement } from "react";
import { splitParagraphs } from "./split-paragraphs";
import { color } from "../theme/style";

interface ParagraphsProps {
  /** One paragraph per line, or the paragraphs as elements. */
  text: string | ReactElement;
  /** Larger, for the words that lead into a page. */
  isLead?: boolean;
  className?: string;
}

/** A text of one or more paragraphs, in lines of a comfortable length. */
export function Paragraphs({ text, isLead = false, className }: ParagraphsProps) {
  return (
    <div
      className={className}
      css={{
        maxWidth: "65ch",
        color: color.textMuted,
        fontSize: isLead ? "1.125em" : undefined,
        "& p + p": { marginTop: "1em" },
      }}
    >
      {typeof text === "string"
        ? splitParagraphs(text).map((paragraph) => <p key={paragraph}>{paragraph}</p>)
        : text}
    </div>
  );
}
