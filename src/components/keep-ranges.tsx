import type { ReactNode } from "react";

const time = String.raw`\d+(?::\d+)? [AP]M`;
const rangesAndTimes = new RegExp(String.raw`(\d+[–-]\d+|${time}(?: ?[–-] ?${time})?)\b`);

/**
 * Keeps the ranges and the times of a text, such as "90–180" and "10 AM – 6 PM", each on one line, and a dash at the end
 * of a line rather than at the beginning of the next.
 */
export function keepRanges(text: string): ReactNode {
  const parts = text.replaceAll(" – ", "\u00a0– ").split(rangesAndTimes);
  if (parts.length === 1) return parts[0];
  // The parts at odd places are the ranges and times.
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
