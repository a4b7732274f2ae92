import type { CSSObject, Interpolation, Theme } from "@emotion/react";
import type { ComponentProps, ReactNode } from "react";
import { color, media, space } from "../theme/style";
import { Heading } from "./heading";
import { Paragraphs } from "./paragraphs";

interface CardGridProps extends ComponentProps<"ul"> {
  /** The least width of a column in rem. */
  minColumn?: number;
}

/** A list of cards in as many equal columns as fit. */
export function CardGrid({ minColumn = 16, ...rest }: CardGridProps) {
  return (
    <ul
      css={{
        display: "grid",
        gap: `${space(5)} ${space(4)}`,
        gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${minColumn}rem), 1fr))`,
      }}
      {...rest}
    />
  );
}

/**
 * The styles of a card and its parts. In a card that is a grid, the parts are its areas `top`, `title` and `text`; an area
 * `more` is for its children, which name it themselves.
 */
export type CardStyles = Partial<Record<"card" | "top" | "title" | "text", Interpolation<Theme>>>;

interface CardProps extends Omit<ComponentProps<"li">, "title" | "className"> {
  /** Above the title: an icon, a picture, a date. */
  top?: ReactNode;
  title: ReactNode;
  description: string;
  /** Each overrides those before it. */
  styles?: readonly CardStyles[];
}

/** An item of a `CardGrid` or another list, under a hairline. */
export function Card({ top, title, description, styles = [], children, ...rest }: CardProps) {
  const stylesOf = (part: keyof CardStyles) => styles.map((each) => each[part]);
  return (
    <li css={[card, stylesOf("card")]} {...rest}>
      {top !== undefined && (
        <div css={[{ gridArea: "top", marginBottom: space(1.5) }, stylesOf("top")]}>{top}</div>
      )}
      <Heading level={3} css={[{ gridArea: "title" }, stylesOf("title")]}>
        {title}
      </Heading>
      <Paragraphs text={description} css={[{ gridArea: "text" }, stylesOf("text")]} />
      {children}
    </li>
  );
}

const card: CSSObject = {
  display: "flex",
  flexDirection: "column",
  gap: space(1),
  paddingTop: space(3),
  borderTop: `1px solid ${color.line}`,
};

/**
 * The styles of a card whose top is beside its title, its text and its children on some screens.
 * @param screens a media query
 * @param template the sizes of its rows and its two columns
 */
export const topBesideStyles = (screens: string, template: string): CardStyles => ({
  card: {
    [screens]: {
      display: "grid",
      columnGap: space(4),
      gridTemplate: template,
      gridTemplateAreas: `"top title" "top text" "top more"`,
    },
  },
  top: { [screens]: { marginBottom: 0 } },
});

/** The style of a card whose top, title and text begin on one line with those of the cards beside it. */
export const partsOnOneLine: CSSObject = {
  display: "grid",
  gridRow: "span 3",
  // Older browsers align the titles below their icons at least.
  gridTemplateRows: ["auto auto 1fr", "subgrid"],
  gridTemplateAreas: `"top" "title" "text"`,
};

/** The columns of a list whose cards are in full rows. */
export const sixColumns: CSSObject = { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" };

/** As many of the six columns as a card has that shares its row with others. */
export const widthInRow = (inRow: number): CSSObject => ({ gridColumn: `span ${6 / inRow}` });

/** Two columns, whatever the row is. A row of two is centred. */
export const centredThird = ({ inRow, column }: { inRow: number; column: number }): CSSObject => ({
  gridColumn: inRow === 2 && column === 0 ? "2 / span 2" : "span 2",
});

/** On wide screens, a card that is the only one has its picture beside its text: above it, that would fill the screen. */
export const besideIfAlone: CSSObject = {
  [media.wide]: {
    "& > li:only-of-type": {
      display: "grid",
      gridRow: "auto",
      gridTemplate: `"top ." 1fr "top title" auto "top text" auto "top ." 1fr / 1fr 1fr`,
      columnGap: space(4),
      "& > :first-of-type": { marginBottom: 0 },
    },
  },
};

/** One card a row on tablets. */
export const alignedGrid: CSSObject = { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr)" } };

/** The styles of a card in an `alignedGrid`: its parts are aligned with others' on wide screens, and on tablets its top is beside its text. */
export const alignedCardStyles = (columnsOnTablets: string): readonly CardStyles[] => [
  topBesideStyles(media.tablet, `none / ${columnsOnTablets}`),
  { card: { [media.wide]: partsOnOneLine } },
];
