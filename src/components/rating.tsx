import { fillTemplate } from "../lib/fill-template";
import { color } from "../theme/style";
import { Icon } from "./icon";

interface RatingProps {
  /** 1 to 5. */
  stars: number;
  label: string;
}

export function Rating({ stars, label }: RatingProps) {
  return (
    <span
      role="img"
      aria-label={fillTemplate(label, { rating: String(stars) })}
      css={{ display: "flex", gap: 4, color: color.brand, "& svg": { fill: "currentColor" } }}
    >
      {Array.from({ length: stars }, (_, index) => (
        <Icon key={index} name="star" size={14} />
      ))}
    </span>
  );
}
