import { memo } from "react";
import { color, font, fontSize, fontWeight, media, radius, space } from "../theme/style";
import type { SearchHit } from "./search-engine";
import { excerpt, markWords } from "./search-words";

interface SearchResultProps {
  id: string;
  hit: SearchHit;
  kind: string;
  isActive: boolean;
}

/** A result: a link with the role of an option, which the arrow keys reach instead of the Tab key. */
export const SearchResult = memo(function SearchResult(props: SearchResultProps) {
  const { id, hit, kind, isActive } = props;
  return (
    <a
      id={id}
      href={hit.to}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      css={{
        display: "grid",
        gridTemplateColumns: "1fr auto",
        columnGap: space(2),
        padding: `${space(1.25)} ${space(2)}`,
        borderRadius: radius.control,
        textDecoration: "none",
        "&[aria-selected=true]": {
          background: color.sunken,
          // Windows' high-contrast modes drop the background.
          outline: `2px solid ${color.focus}`,
          outlineOffset: -2,
        },
        [media.hover]: { "&:hover": { background: color.sunken } },
      }}
    >
      <span css={{ fontFamily: font.display, fontSize: "1.0625rem", lineHeight: 1.35 }}>
        <Marked text={hit.title} words={hit.words} />
      </span>{" "}
      <span css={{ color: color.textMuted, fontSize: fontSize.caption, lineHeight: "1.5rem" }}>
        {kind}
      </span>{" "}
      <span
        css={{
          gridColumn: "1 / -1",
          color: color.textMuted,
          fontSize: fontSize.label,
          lineHeight: 1.5,
        }}
      >
        <Marked text={excerpt(hit.text, hit.words, 130)} words={hit.words} />
      </span>
    </a>
  );
});

function Marked({ text, words }: { text: string; words: ReadonlySet<string> }) {
  return markWords(text, words).map(({ text: part, isMatch }, index) =>
    isMatch ? (
      <mark
        key={index}
        css={{
          background: "transparent",
          color: color.brand,
          // The display font has one weight, which the browser would smear.
          fontSynthesis: "none",
          fontWeight: fontWeight.semibold,
          // Forced colours change the colour of the text but keep the background transparent.
          [media.forcedColors]: { background: "Mark", color: "MarkText" },
        }}
      >
        {part}
      </mark>
    ) : (
      // The marks change with each key. A bare text beside them could not be removed from a translated page.
      <span key={index}>{part}</span>
    ),
  );
}
