import { truncate } from "../lib/truncate";
import { color, font, fontSize, media, radius, space } from "../theme/style";
import type { SearchDocument } from "../domain/search-index";

interface SearchResultProps {
  id: string;
  hit: SearchDocument;
  kind: string;
  isActive: boolean;
}

/** A result: a link with the role of an option, which the arrow keys reach instead of the Tab key. */
export function SearchResult({ id, hit, kind, isActive }: SearchResultProps) {
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
      <span css={{ fontFamily: font.display, fontSize: fontSize.body, lineHeight: 1.35 }}>
        {hit.title}
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
        {truncate(hit.text, 130)}
      </span>
    </a>
  );
}
