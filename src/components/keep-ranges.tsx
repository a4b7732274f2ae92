import type { ReactNode } from "react";

const time = String.raw`\d+(?::\d+)? [AP]M`;
const rangesAndTimes = String.raw`\d+[–-]\d+\b|${time}(?: ?[–-] ?${time})?\b`;
/** A dash belongs at the end of a line, not at the beginning of the next. */
const wordAndDash = String.raw`\S{1,15} –(?= )`;
const kept = new RegExp(`(${rangesAndTimes}|${wordAndDash})`, "u");

/** Keeps the ranges and the times of a text, such as "90–180" and "10 AM – 6 PM", and dashes on the line they belong to. */
export function keepRanges(text: string): ReactNode {
  const parts = text.split(kept);
  if (parts.length === 1) return text;
  // The parts at odd places are those to keep.
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} css={{ whiteSpace: "nowrap" }}>
        {part}
      </span>
    ),
  );
}
