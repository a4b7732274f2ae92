import { type ReactNode, useId } from "react";
import { color, container, media, space } from "../theme/style";
import { Heading } from "./heading";
import { Paragraphs } from "./paragraphs";

interface SectionProps {
  /** The heading that names it, and what goes with that. */
  intro?: SectionIntroProps;
  /** The id of the heading that names it, if it has one of its own instead of an `intro`. */
  labelledBy?: string;
  /** A link to this id moves the focus here too. */
  id?: string;
  tone?: "surface" | "sunken";
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

interface SectionIntroProps {
  heading: string;
  lead?: string;
  number?: string;
  /** Shown at the end of the line on wide screens. */
  action?: ReactNode;
}

export function SectionIntro(props: SectionIntroProps & { id?: string }) {
  const { id, heading, lead, number, action } = props;
  return (
    <div
      css={{
        display: "flex",
        flexWrap: "wrap",
        // Browsers that know no last baseline align the ends.
        alignItems: ["end", "last baseline"],
        justifyContent: "space-between",
        gap: space(3),
        marginBottom: space(7),
        [media.print]: { marginBottom: space(3), breakInside: "avoid", breakAfter: "avoid" },
      }}
    >
      <div>
        <Heading level={2} id={id} number={number}>
          {heading}
        </Heading>
        {lead !== undefined && <Paragraphs text={lead} css={{ marginTop: space(2) }} />}
      </div>
      {action}
    </div>
  );
}
