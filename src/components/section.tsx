import { type ComponentProps, createContext, type ReactNode, use, useId } from "react";
import type { CSSObject } from "@emotion/react";
import {
  beyond,
  color,
  columns,
  container,
  forward,
  media,
  notAtFirst,
  space,
  statement,
} from "../theme/style";
import { Heading } from "./heading";
import { Paragraphs } from "./paragraphs";

interface SectionProps {
  /** What it shows. Where one of them is empty there is no section, and content-model/left-out.ts drops links to it. */
  lists?: readonly (readonly unknown[])[];
  /** The heading that names it, and what goes with that. */
  intro?: SectionIntroProps;
  /** Set if a `SectionHeading` within it names it, instead of an `intro`. */
  isNamed?: boolean;
  id?: string;
  /** Night and the ground of dark pictures are dark in both themes. */
  tone?: "surface" | "sunken" | "night" | "pictureShade";
  /** Set if it opens or closes a page: larger, with more space. */
  isStatement?: boolean;
  isScreenOnly?: boolean;
  /** Set if only a part of it rises while it scrolls into view. */
  isStill?: boolean;
  children: ReactNode;
  className?: string;
}

/** A band across the page with space above and below, and its content in the page's container. */
export function Section(props: SectionProps) {
  const { lists = [], intro, isNamed, tone = "surface", ...others } = props;
  const { isStatement, isScreenOnly, isStill, ...rest } = others;
  const isDark = tone === "night" || tone === "pictureShade";
  const headingId = useId();
  if (lists.some((list) => list.length === 0)) return null;
  return (
    <section
      {...rest}
      aria-labelledby={intro || isNamed ? headingId : undefined}
      data-dark={isDark ? "" : undefined}
      data-print={isScreenOnly ? "hidden" : undefined}
      css={[
        {
          // What runs off the page is measured by it: 100vw would count the scroll bar too.
          containerType: "inline-size",
          paddingBlock: "var(--section)",
          background: color[tone],
          color: isDark ? color.text : undefined,
          outline: "none",
        },
        isStatement && statement,
      ]}
    >
      <div css={container} data-rise={isStill ? undefined : ""}>
        <HeadingId value={headingId}>
          {intro && <SectionIntro {...intro} />}
          {rest.children}
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
  /** At the end of the line, and on phones below it. */
  action?: ReactNode;
}

function SectionIntro({ heading, lead, number, action }: SectionIntroProps) {
  return (
    <div
      css={{
        display: "flex",
        flexWrap: "wrap",
        [media.small]: { flexWrap: "nowrap", "& > a": { flex: "none" } },
        // Browsers that know no last baseline align the ends.
        alignItems: ["end", "last baseline"],
        justifyContent: "space-between",
        gap: space(3),
        marginBottom: space(7),
        [media.print]: { marginBottom: space(3), breakInside: "avoid", breakAfter: "avoid" },
      }}
    >
      <div>
        <SectionHeading number={number}>{heading}</SectionHeading>
        {lead !== undefined && (
          <Paragraphs text={lead} css={{ marginTop: space(2), "& p": { textWrap: "balance" } }} />
        )}
      </div>
      {action}
    </div>
  );
}

/** A text, and beside it a picture that fills one half of the section, on phones below the text. */
export const halves: CSSObject = {
  ...columns(1, 1),
  alignItems: "center",
  [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
};

/** That picture, up to three edges of the section. */
export const fillHalf = (side: "start" | "end"): CSSObject => ({
  maxWidth: "none",
  marginInline: "calc(-1 * var(--gutter))",
  marginBlockEnd: "calc(-1 * var(--section))",
  aspectRatio: "4 / 3",
  ...notAtFirst,
  "& img": { height: "100%", objectFit: "cover" },
  [media.medium]: {
    position: "relative",
    alignSelf: "stretch",
    marginBlockStart: "calc(-1 * var(--section))",
    marginInline: side === "start" ? `${beyond} 0` : `0 ${beyond}`,
    order: side === "start" ? -1 : 0,
    aspectRatio: "auto",
    "& img": { position: "absolute", inset: 0 },
  },
  [media.print]: { display: "none" },
});

/** For a dark picture at this side of a dark band: it begins softly where the text ends, which is above it on phones. */
export const fadeIn = (side: "start" | "end"): CSSObject => ({
  maskImage: "linear-gradient(transparent, black 10%)",
  [media.medium]: {
    // An even gradient would be seen to begin and to end.
    maskImage: `linear-gradient(${forward(side === "start" ? "-90deg" : "90deg")}, transparent, rgb(0 0 0 / 10%) 9%, rgb(0 0 0 / 35%) 18%, rgb(0 0 0 / 65%) 27%, rgb(0 0 0 / 90%) 36%, black 45%)`,
  },
  [media.print]: { maskImage: "none" },
});
