import type { ReactNode } from "react";
import { fontSize, media, space } from "../theme/style";

interface CardGridProps {
  /** The least width of a column, in rem. */
  minColumn?: number;
  isOrdered?: boolean;
  /**
   * On wide screens, titles begin on one line and so do texts; on tablets there is one card a row, its top beside its
   * text.
   */
  isAligned?: boolean;
  children: ReactNode;
  className?: string;
}

/** A list of cards in as many equal columns as fit. */
export function CardGrid(props: CardGridProps) {
  const { minColumn = 16, isOrdered = false, isAligned = false, children, className } = props;
  const List = isOrdered ? "ol" : "ul";
  return (
    <List
      className={className}
      css={[
        {
          display: "grid",
          gap: `${space(5)} ${space(4)}`,
          gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${minColumn}rem), 1fr))`,
        },
        isAligned && aligned,
      ]}
    >
      {children}
    </List>
  );
}

const aligned = {
  [media.wide]: {
    "& > li": {
      display: "grid",
      gridRow: "span 3",
      gridTemplateRows: "subgrid",
    },
    // So that few titles take two lines.
    "& > li > h3": { fontSize: fontSize.cardTitle },
  },
  [media.tablet]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > li": { display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: space(4) },
    "& > li > *": { gridColumn: 2 },
    "& > li > [data-card=top]": { gridColumn: 1, gridRow: "1 / span 3", marginBottom: 0 },
  },
  // Browsers move a grid to the next sheet where they break a block.
  [media.print]: { display: "block", "& > li": { marginBottom: space(2) } },
} as const;
