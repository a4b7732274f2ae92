import { type ComponentProps, createContext, type ReactNode, use, useId } from "react";
import { color, container, media, space, spacious } from "../theme/style";
import { Heading } from "./heading";
import { wrappingItems } from "./shared-styles";
import { Paragraphs } from "./paragraphs";

interface SectionProps extends ComponentProps<"section"> {
  /** The lists that it shows. If one of them is empty, the section is not rendered. */
  lists?: readonly (readonly unknown[])[];
  /** The heading that names it, and what goes with that. */
  intro?: SectionIntroProps;
  /** Set if a `SectionHeading` within it names it, instead of an `intro`. */
  isNamed?: boolean;
  /** "night" and "pictureShade" are dark in both themes. "night" has more space around its content. */
  tone?: "surface" | "sunken" | "night" | "pictureShade";
  /** Set if not all of its content moves up while it scrolls into view. A part that does has `data-rise` itself. */
  isStill?: boolean;
}

/** A band across the page with space above and below, and its content in the page's container. */
export function Section(props: SectionProps) {
  const { lists = [], intro, isNamed, tone = "surface", isStill, children, ...rest } = props;
  const isDark = tone === "night" || tone === "pictureShade";
  const headingId = useId();
  if (lists.some((list) => list.length === 0)) return null;
  return (
    <section
      {...rest}
      aria-labelledby={intro || isNamed ? headingId : undefined}
      data-dark={isDark ? "" : undefined}
      css={{
        // What runs off the page is measured by it: 100vw would count the scroll bar too.
        containerType: "inline-size",
        paddingBlock: "var(--section)",
        ...(tone === "night" && spacious),
        background: color[tone],
        // Where heights are fractions of a pixel, the page would show between two sections.
        boxShadow: `0 1px ${color[tone]}`,
        color: isDark ? color.text : undefined,
        outline: "none",
      }}
    >
      <div css={container} data-rise={isStill ? undefined : ""}>
        <HeadingId value={headingId}>
          {intro && <SectionIntro {...intro} />}
          {children}
        </HeadingId>
      </div>
    </section>
  );
}

const HeadingId = createContext("");

/** The heading that names the section around it. */
export function SectionHeading(props: Omit<ComponentProps<typeof Heading>, "level" | "id">) {
  return <Heading {...props} level={2} id={use(HeadingId)} />;
}

interface SectionIntroProps {
  heading: string;
  lead?: string;
  number?: string;
  /** A link at the end of the line, and on phones below it. */
  action?: ReactNode;
}

function SectionIntro({ heading, lead, number, action }: SectionIntroProps) {
  return (
    <div
      css={{
        ...wrappingItems,
        [media.small]: { flexWrap: "nowrap", "& > a": { flex: "none" } },
        // Browsers that know no last baseline align the ends.
        alignItems: ["end", "last baseline"],
        justifyContent: "space-between",
        gap: space(3),
        marginBottom: space(7),
      }}
    >
      <div>
        <SectionHeading number={number}>{heading}</SectionHeading>
        {lead !== undefined && <Paragraphs text={lead} isBalanced css={{ marginTop: space(2) }} />}
      </div>
      {action}
    </div>
  );
}
