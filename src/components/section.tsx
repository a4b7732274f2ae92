import { type ReactNode, useId } from "react";
import { color, container } from "../theme/style";
import { SectionIntro, type SectionIntroProps } from "./section-intro";

interface SectionProps {
  /** The heading that names it, and what goes with that. */
  intro?: SectionIntroProps;
  /** The id of the heading that names it, if it has one of its own instead of an `intro`. */
  labelledBy?: string;
  /** A link to this id moves the focus here too. */
  id?: string;
  tone?: "surface" | "sunken";
  /** Leaves it out in print. */
  isScreenOnly?: boolean;
  children: ReactNode;
  className?: string;
}

/** A band across the page with space above and below, and its content in the page's container. */
export function Section(props: SectionProps) {
  const { intro, labelledBy, id, tone = "surface", isScreenOnly, children, className } = props;
  const introId = useId();
  return (
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-labelledby={intro ? introId : labelledBy}
      data-print={isScreenOnly ? "hidden" : undefined}
      css={{
        // What runs off the page is measured by it: 100vw would count the scroll bar too.
        containerType: "inline-size",
        paddingBlock: "var(--section)",
        background: color[tone],
        outline: "none",
      }}
      className={className}
    >
      <div css={container} data-rise="">
        {intro && <SectionIntro {...intro} id={introId} />}
        {children}
      </div>
    </section>
  );
}
