import type { CSSObject } from "@emotion/react";
import { type ReactNode, useId } from "react";
import { aroundTouchTarget, touchTarget } from "../components/shared-styles";
import { SmartLink } from "../components/smart-link";
import { color, font, fontSize, fontWeight, media, space } from "../theme/style";

export function FooterNavigation({ label, links }: Queries.NavigationLinksFragment) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={id} css={columnOfLinks}>
      <FooterHeading id={id}>{label}</FooterHeading>
      <ul css={{ marginTop: aroundTouchTarget }}>
        {links.map((link, index) => (
          <li key={index}>
            <SmartLink {...link} css={linkStyle} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function FooterHeading({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h2
      id={id}
      css={{
        color: color.text,
        marginBottom: space(1),
        fontFamily: font.text,
        fontSize: fontSize.label,
        fontWeight: fontWeight.semibold,
        letterSpacing: 0,
        lineHeight: 1.6,
      }}
    >
      {children}
    </h2>
  );
}

/** On phones beside another one, as long as every word fits into its column. */
const columnOfLinks: CSSObject = {
  flex: "1 1 8.5rem",
  maxWidth: "100%",
  overflowWrap: "break-word",
  [media.small]: { overflowWrap: "inherit" },
};

const linkStyle: CSSObject = {
  ...touchTarget,
  // In a flex box, a long word would not break.
  display: "inline-block",
  alignContent: "center",
  maxWidth: "100%",
  // One of two lines keeps as far from the others as one of one line.
  paddingBlock: space(1.25),
  color: color.textMuted,
  textDecoration: "none",
  [media.hover]: { "&:hover": { color: color.brand, textDecoration: "underline" } },
};
