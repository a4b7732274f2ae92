import type { ReactNode } from "react";
import { color, fontSize, textWidth } from "../theme/style";
import { RunningText } from "./running-text";

interface ParagraphsProps {
  /** A string has one paragraph a line. */
  text: ReactNode;
  isLead?: boolean;
  /** Set for a short text: its lines become equally long. */
  isBalanced?: boolean;
  /** The font size of the first paragraph, which opens a long text. */
  opening?: string;
  className?: string;
}

/** Paragraphs in lines of a comfortable length. */
export function Paragraphs(props: ParagraphsProps) {
  const { text, isLead = false, isBalanced = false, opening, className } = props;
  return (
    <div
      className={className}
      css={[
        {
          maxWidth: textWidth,
          color: color.textMuted,
          fontSize: isLead ? fontSize.lead : undefined,
          "& p": { textWrap: isBalanced ? "balance" : undefined },
          "& p + p": { marginTop: "1em" },
        },
        opening !== undefined && {
          "& p:first-of-type": { color: color.text, fontSize: opening, lineHeight: 1.45 },
        },
      ]}
    >
      {typeof text === "string"
        ? (text.match(/\S(.*\S)?/g) ?? []).map((line, index) => (
            <p key={index}>
              <RunningText text={line} />
            </p>
          ))
        : text}
    </div>
  );
}
