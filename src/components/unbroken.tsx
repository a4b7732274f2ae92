import { units } from "../lib/units";

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
