import type { ReactNode } from "react";
import { columnGap, media, space } from "../theme/style";

interface SplitProps {
  /** Takes five of twelve columns. */
  text: ReactNode;
  /** Takes the other seven. */
  picture: ReactNode;
  /** The side of the text. On narrow screens it always comes first. */
  textSide?: "start" | "end";
}

/** Text beside a picture. */
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
