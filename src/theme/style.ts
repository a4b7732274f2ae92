/** What components style themselves with. Colours are variables, so a theme switch re-renders nothing. */
import type { CSSObject } from "@emotion/react";

export const color = {
  surface: "var(--color-surface)",
  raised: "var(--color-raised)",
  sunken: "var(--color-sunken)",
  text: "var(--color-text)",
  textMuted: "var(--color-text-muted)",
  line: "var(--color-line)",
  controlLine: "var(--color-control-line)",
  brand: "var(--color-brand)",
  brandHover: "var(--color-brand-hover)",
  onBrand: "var(--color-on-brand)",
  accent: "var(--color-accent)",
  accentHover: "var(--color-accent-hover)",
  onAccent: "var(--color-on-accent)",
  highlight: "var(--color-highlight)",
  onHighlight: "var(--color-on-highlight)",
  danger: "var(--color-danger)",
  success: "var(--color-success)",
  focus: "var(--color-focus)",
  backdrop: "var(--color-backdrop)",
  shadow: "var(--color-shadow)",
  band: "var(--color-band)",
  onBand: "var(--color-on-band)",
  onPicture: "var(--color-on-picture)",
  pictureShade: "var(--color-picture-shade)",
} as const;

export const font = {
  display: "var(--font-display)",
  text: "var(--font-text)",
} as const;

export const radius = { control: "4px", card: "16px", round: "999px" } as const;

/** A step of the 8-pixel rhythm. @param steps in units of 8 px */
export const space = (steps: number): string => `${steps * 0.5}rem`;

/** From this width on. The carousel's 768 px is the specification's. */
export const media = {
  small: "@media (min-width: 640px)",
  medium: "@media (min-width: 768px)",
  wide: "@media (min-width: 1024px)",
  motion: "@media (prefers-reduced-motion: no-preference)",
  hover: "@media (hover: hover)",
} as const;

export const transition = (...properties: string[]): string =>
  properties.map((property) => `${property} 200ms ease-out`).join(", ");

/** Content as wide as the design allows, with a margin that grows with the screen. */
export const container: CSSObject = {
  width: "100%",
  maxWidth: "calc(75rem + 2 * var(--gutter))",
  marginInline: "auto",
  paddingInline: "var(--gutter)",
};

/** A link or button among text that is still large enough for a finger: 44 px high. */
export const touchTarget: CSSObject = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.75rem",
};

/** A button that shows only an icon. */
export const iconTarget: CSSObject = {
  ...touchTarget,
  justifyContent: "center",
  width: "2.75rem",
  borderRadius: radius.control,
};

/** A raised sheet, such as the one a form stands on. */
export const panel: CSSObject = {
  padding: "clamp(1.25rem, 3vw, 2.5rem)",
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.raised,
};

/** Kept for assistive technology, taken from sight. */
export const visuallyHidden: CSSObject = {
  position: "absolute",
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
  border: 0,
};
