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

/** A title in which no line ends within a long compound or a range, but for one that is longer than the line. */
export function UnbrokenCompounds({ text }: { text: string }) {
  return text.split(compounds).map((part, index) =>
    index % 2 === 0
      ? part
      : part.split(/(?<=[-–])/).map((word, place) => (
          <span key={`${index} ${place}`} css={place > 0 && joined}>
            {word}
          </span>
        )),
  );
}

/** Facts in a row, such as opening hours: figures stay on one line, and a dash or brackets on the line of what is before. */
export function UnbrokenFigures({ text }: { text: string }) {
  return text.split(/(?<=[:;,–] )|(?= – )|(?= \()/).map((part, index) => {
    const isJoined = /^ [–(]/.test(part);
    const isWords = part.length > longestPart || /\p{L}{3}/u.test(part);
    return (
      <Fragment key={index}>
        {isJoined && <span css={unbroken}> </span>}
        {!isJoined && isWords ? (
          <Unbroken text={part} />
        ) : (
          <>
            <span css={isJoined ? joined : unbroken}>{part.trim()}</span>
            {part.endsWith(" ") && " "}
          </>
        )}
      </Fragment>
    );
  });
}

/** In letters: what fits on one line of a phone, even in twice the size. */
const longestPart = 20;

/** On the line of what is before it, by a word joiner, which screen readers are told to leave out. */
const joined = { "&::before": { content: ['"\\2060"', '"\\2060" / ""'] } } as const;

const unbroken = { whiteSpace: "nowrap" } as const;
