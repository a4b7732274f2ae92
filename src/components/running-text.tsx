/** Text whose lines end neither within a range of figures, such as 90–180, nor within words that have no other blanks than no-break ones. */
export function RunningText({ text }: { text: string }) {
  // Text that was pasted from a PDF may have no other blanks.
  const line = text.includes(" ") ? text : text.replaceAll("\u00A0", " ");
  return line.split(/(\d+[–-]\d+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} css={{ whiteSpace: "nowrap" }}>
        {part}
      </span>
    ),
  );
}
