import type { CSSObject } from "@emotion/react";
import { iconTarget, visuallyHidden } from "../components/shared-styles";
import { color, font, fontSize, media, radius, space, transition } from "../theme/style";

/** The marks of the networks: SVG path data, with a stroke as wide as that of the icons. */
const marks: Record<Queries.SocialMark, string> = {
  facebook:
    "M14.5 21v-8h2.7l.5-3.2h-3.2V7.9c0-1 .4-1.7 1.8-1.7h1.6V3.3c-.6-.1-1.4-.2-2.3-.2-2.7 0-4.4 1.6-4.4 4.4v2.3H8.3V13h2.9v8",
  linkedin:
    "M6 9.5V19M6 5.6v.1M10.5 19V9.5M10.5 13.4c0-2.4 1.7-3.9 3.8-3.9 2.4 0 3.7 1.6 3.7 4.2V19",
  instagram:
    "M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM16.9 7.1v.1",
  youtube:
    "M6 5.5h12A3.5 3.5 0 0 1 21.5 9v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5zM10 9v6l5-3z",
};

interface SocialLinksProps {
  links: Queries.FooterQuery["company"]["social"];
  labels: Queries.FooterQuery["labels"];
}

export function SocialLinks({ links, labels }: SocialLinksProps) {
  if (links.length === 0) return null;
  return (
    <ul aria-label={labels.social} css={{ display: "flex", gap: space(1), marginTop: space(3) }}>
      {links.map(({ label, to, mark }, index) => (
        <li key={index}>
          <a
            href={to}
            target="_blank"
            rel="noopener noreferrer"
            css={{
              ...iconTarget,
              border: `1px solid ${color.controlLine}`,
              borderRadius: radius.round,
              textDecoration: "none",
              transition: transition("color", "border-color"),
              [media.hover]: { "&:hover": { color: color.brand, borderColor: "currentColor" } },
            }}
          >
            {mark ? (
              <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" css={markStyle}>
                <path d={marks[mark]} />
              </svg>
            ) : (
              <span aria-hidden="true" css={{ fontFamily: font.display, fontSize: fontSize.body }}>
                {Array.from(label)[0]}
              </span>
            )}
            <span css={visuallyHidden}>{`${label} ${labels.opensInNewTab}`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const markStyle: CSSObject = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
};
