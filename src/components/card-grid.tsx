import type { ComponentProps, ReactNode } from "react";
import { color, fontSize, media, space } from "../theme/style";
import { Heading } from "./heading";
import { Paragraphs } from "./paragraphs";

interface CardGridProps extends ComponentProps<"ul"> {
  /** The least width of a column in rem. */
  minColumn?: number;
  /** Titles and texts begin on one line on wide screens; tablets have one card a row, its top beside its text. */
  isAligned?: boolean;
}

/** A list of cards in as many equal columns as fit. */
export function CardGrid({ minColumn = 16, isAligned, ...rest }: CardGridProps) {
  return (
    <ul
      css={[
        {
          display: "grid",
          gap: `${space(5)} ${space(4)}`,
          gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${minColumn}rem), 1fr))`,
        },
        isAligned && aligned,
      ]}
      {...rest}
    />
  );
}

interface CardProps extends Omit<ComponentProps<"li">, "title"> {
  /** Above the title: an icon, a picture, a date. */
  top?: ReactNode;
  title: ReactNode;
  description: string;
}

/** An item of a `CardGrid` or another list, under a hairline. */
export function Card({ top, title, description, children, ...rest }: CardProps) {
  return (
    <li
      css={{
        display: "flex",
        flexDirection: "column",
        gap: space(1),
        paddingTop: space(3),
        borderTop: `1px solid ${color.line}`,
      }}
      {...rest}
    >
      {top !== undefined && (
        <div data-card="top" css={{ marginBottom: space(1.5) }}>
          {top}
        </div>
      )}
      <Heading level={3}>{title}</Heading>
      <Paragraphs text={description} />
      {children}
    </li>
  );
}

/** The style of a card whose top is beside its title and the two items after it, instead of above them. */
export const topBeside = {
  display: "grid",
  columnGap: space(4),
  "& > *": { gridColumn: 2 },
  "& > [data-card=top]": { gridColumn: 1, gridRow: "1 / span 3", marginBottom: 0 },
} as const;

/** The style of a card whose top, title and text begin on one line with those of the cards beside it. */
export const partsOnOneLine = {
  display: "grid",
  gridRow: "span 3",
  gridTemplateRows: "subgrid",
} as const;

const aligned = {
  [media.wide]: {
    "& > li": partsOnOneLine,
    // Small enough that most titles fit on one line, and its text smaller.
    "& > li > h3": { fontSize: fontSize.cardTitle },
    "& > li p": { fontSize: "1rem" },
  },
  [media.widest]: {
    "& > li > h3": { fontSize: "1.3125rem" },
    "& > li p": { fontSize: "1.0625rem" },
  },
  [media.tablet]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > li": { ...topBeside, gridTemplateColumns: "auto minmax(0, 1fr)" },
  },
} as const;
