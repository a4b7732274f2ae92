import type { ReactNode } from "react";
import { color, space } from "../theme/style";
import { Heading } from "./heading";
import { Paragraphs } from "./paragraphs";

interface CardProps {
  id?: string;
  /** Above the title: an icon, a picture, a date. */
  top?: ReactNode;
  title?: ReactNode;
  text?: string;
  children?: ReactNode;
  className?: string;
}

/** An item of a `CardGrid`, under a hairline. */
export function Card({ id, top, title, text, children, className }: CardProps) {
  return (
    <li
      id={id}
      className={className}
      css={{
        display: "flex",
        flexDirection: "column",
        gap: space(1),
        paddingTop: space(3),
        borderTop: `1px solid ${color.controlLine}`,
      }}
    >
      {top !== undefined && (
        <div data-card="top" css={{ marginBottom: space(1.5) }}>
          {top}
        </div>
      )}
      {title !== undefined && <Heading level={3}>{title}</Heading>}
      {text !== undefined && <Paragraphs text={text} />}
      {children}
    </li>
  );
}
