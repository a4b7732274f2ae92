import type { ReactNode } from "react";
import { columnGap, media, space } from "../theme/style";

interface SplitProps {
  /** The narrower five of twelve columns. */
  text: ReactNode;
  /** The wider seven. */
  picture: ReactNode;
  /** On which side the text stands; on narrow screens it always comes first. */
  textSide?: "start" | "end";
}

/** Text beside a picture, five columns to seven. */
export function Split({ text, picture, textSide = "start" }: SplitProps) {
  const isStart = textSide === "start";
  return (
    <div
      css={{
        display: "grid",
        alignItems: "center",
        gap: `${space(5)} ${columnGap}`,
        [media.wide]: {
          gridTemplateColumns: isStart ? "5fr 7fr" : "7fr 5fr",
          "& > [data-split=text]": { order: isStart ? 0 : 1 },
        },
      }}
    >
      <div data-split="text">{text}</div>
      <div>{picture}</div>
    </div>
  );
}
