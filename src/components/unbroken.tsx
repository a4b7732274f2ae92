import { Fragment } from "react";
import { compounds, units } from "../lib/units";

/** A text whose lines do not end within what is read in one. */
export function Unbroken({ text }: { text: string }) {
  return text.split(units).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} css={unbroken}>
        {part}
      </span>
    ),
  );
}

/** A title in which no line ends within a long compound, but for one that is longer than the line. */
export function UnbrokenCompounds({ text }: { text: string }) {
  return text.split(compounds).map((part, index) =>
    index % 2 === 0
      ? part
      : part.split(/(?<=-)/).map((word, place) => (
          <span key={`${index} ${place}`} css={place > 0 && joined}>
            {word}
          </span>
        )),
  );
}

/** Facts in a row, such as opening hours: a short part that is figures stays on one line, and a dash on the line before it. */
export function UnbrokenFigures({ text }: { text: string }) {
  return text.split(/(?<=[:;,–] )|(?= – )/).map((part, index) => (
    <Fragment key={index}>
      {part.length > longestPart || /\p{L}{3}/u.test(part) ? (
        <Unbroken text={part} />
      ) : (
        <>
          <span css={[unbroken, part === dash && joined]}>{part.trimEnd()}</span>
          {part.endsWith(" ") && " "}
        </>
      )}
    </Fragment>
  ));
}

/** In letters: what fits on one line of a phone, even in twice the size. */
const longestPart = 20;

const dash = " – ";

/**
 * On the line of what is before it, by a word joiner. Chromium balances lines without asking whether white space may
 * break. Screen readers are told to leave it out.
 */
const joined = { "&::before": { content: ['"\\2060"', '"\\2060" / ""'] } } as const;

const unbroken = { whiteSpace: "nowrap" } as const;
