import type { ReactNode } from "react";
import { space } from "../theme/style";

interface CardGridProps {
  /** The least width of a column, in rem. */
  minColumn?: number;
  children: ReactNode;
  className?: string;
}

/** A list of cards in as many equal columns as fit. */
export function CardGrid({ minColumn = 18, children, className }: CardGridProps) {
  return (
    <ul
      className={className}
      css={{
        display: "grid",
        gap: `${space(5)} ${space(4)}`,
        gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${minColumn}rem), 1fr))`,
      }}
    >
      {children}
    </ul>
  );
}
