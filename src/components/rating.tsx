import { fillTemplate } from "../lib/fill-template";
import { color } from "../theme/style";
import { Icon } from "./icon";

interface RatingProps {
  /** 1 to 5. */
  stars: number;
  /** What it says to someone who cannot see the stars, with {rating} in it. */
  label: string;
}

/** Stars, said in words to assistive technology. */
export function Rating({ stars, label }: RatingProps) {
  return (
    <span
      role="img"
      aria-label={fillTemplate(label, { rating: String(stars) })}
      css={{
        display: "inline-flex",
        gap: 4,
        color: color.accent,
        "& svg": { fill: "currentColor" },
      }}
    >
      {Array.from({ length: stars }, (_, index) => (
        <Icon key={index} name="star" size={18} />
      ))}
    </span>
  );
}
