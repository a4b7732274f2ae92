import { useId } from "react";
import { fillTemplate } from "../lib/fill-template";
import { color } from "../theme/style";
import { Icon } from "./icon";

interface RatingProps {
  /** 1 to 5. */
  stars: number;
  /** The accessible name, with the placeholder {rating}. */
  label: string;
}

/** A rating as stars, read by assistive technology as words. */
export function Rating({ stars, label }: RatingProps) {
  const star = useId();
  return (
    <svg
      role="img"
      aria-label={fillTemplate(label, { rating: String(stars) })}
      width={stars * distance}
      height={size}
      css={{ color: color.brand }}
    >
      <g id={star}>
        {/* On the icon itself, because the copies do not match a selector with an ancestor. */}
        <Icon name="star" size={size} css={{ fill: "currentColor" }} />
      </g>
      {Array.from({ length: stars - 1 }, (_, index) => (
        <use key={index} href={`#${star}`} x={(index + 1) * distance} />
      ))}
    </svg>
  );
}

/** In CSS pixels, as is the distance from one star to the next. */
const size = 14;
const distance = 18;
