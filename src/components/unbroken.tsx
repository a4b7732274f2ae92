import { Fragment } from "react";
import { units } from "../lib/units";
import { media } from "../theme/style";

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

/** Facts in a row, such as opening hours, whose lines end after punctuation. Phones have room for the figures only. */
export function UnbrokenParts({ text }: { text: string }) {
  return text.split(/(?<=[:;,–] )/).map((part, index) => (
    <Fragment key={index}>
      {part.length > longestPart ? (
        <Unbroken text={part} />
      ) : (
        <>
          <span css={/\p{L}{3}/u.test(part) ? unbrokenFromSmall : unbroken}>{part.trimEnd()}</span>
          {part.endsWith(" ") && " "}
        </>
      )}
    </Fragment>
  ));
}

/** In letters: what fits on one line in a column, even in twice the size. */
const longestPart = 20;

const unbroken = { whiteSpace: "nowrap" } as const;

const unbrokenFromSmall = { [media.small]: unbroken } as const;
