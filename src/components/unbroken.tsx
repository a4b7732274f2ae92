/** A range, a time, and a short compound such as "full-time"; a longer one has to break on a phone. */
const units =
  /(\d{1,6}[–-]\d{1,6}|\d{1,2}(?::\d\d)? [AP]M|(?<![\p{L}-])\p{L}{2,6}-\p{L}{2,6}(?![\p{L}-]))/u;

/** A text whose lines do not end within what is read in one. */
export function Unbroken({ text }: { text: string }) {
  return text.split(units).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} css={{ whiteSpace: "nowrap" }}>
        {part}
      </span>
    ),
  );
}
