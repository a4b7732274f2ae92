/** The styles of the dialog, serialized once, because a dialog has to open at once. */
import { css, type CSSObject, keyframes } from "@emotion/react";
import { color, fontSize, media, radius, space } from "../theme/style";
import { iconTarget, wrappingRow } from "./shared-styles";

const rise = keyframes({ from: { opacity: 0, transform: "translateY(12px)" } });
const slideUp = keyframes({ from: { transform: "translateY(40%)", opacity: 0 } });
const appear = keyframes({ from: { opacity: 0 } });

const fade: CSSObject = {
  content: '""',
  background: `linear-gradient(transparent, ${color.raised})`,
  pointerEvents: "none",
};

const baseStyle: CSSObject = {
  // Without [open], `display` would also show a closed dialog.
  "&[open]": { display: "flex", flexDirection: "column" },
  width: "100%",
  maxWidth: "none",
  maxHeight: `calc(100dvh - ${space(4)})`,
  margin: "auto 0 0",
  padding: 0,
  overflow: "hidden",
  // A closing dialog gets no `display: none`, which takes the focus from a field in it, and the page more time.
  "&[data-closing]": { opacity: 0, animation: "none" },
  "&[data-closing]::backdrop": { display: "none" },
  // Visible only in Windows' high-contrast modes, which drop backgrounds and shadows.
  border: "1px solid transparent",
  borderRadius: `${radius.card} ${radius.card} 0 0`,
  background: color.raised,
  color: color.text,
  boxShadow: `0 24px 64px ${color.shadow}`,
  "&::backdrop": {
    background: color.backdrop,
    backdropFilter: "blur(4px)",
    WebkitBackdropFilter: "blur(4px)",
  },
  // The text area is so low that the button below it is on a phone's screen.
  "& textarea": { height: "5.5rem" },
  [media.small]: {
    "& textarea": { height: "auto" },
    width: `calc(100% - ${space(8)})`,
    maxWidth: "42rem",
    margin: "auto",
    borderRadius: radius.card,
  },
  [media.motion]: {
    animation: `${slideUp} 220ms ease-out`,
    "&::backdrop": { animation: `${appear} 200ms ease-out` },
    [media.small]: { animation: `${rise} 200ms ease-out` },
  },
};

/** On a low screen, and with very large text, sticky bars would leave no room between them. */
const tallScreen = "@media (min-height: 30em)";

/** The edge may fall between two lines, so a fade shows that there is more. At the end it lies below the last line. */
const fadedEnd: CSSObject = {
  "& > div": { scrollPaddingBottom: space(7) },
  // Higher than the space between two results, where it could not be seen.
  "& > div::after": {
    ...fade,
    height: space(7),
    position: "sticky",
    bottom: 0,
    flex: "none",
    marginTop: space(-3),
  },
};

const inlinePadding = "clamp(1.25rem, 4vw, 2rem)";

/** Stays in view at the end, with a fade over the last line before it. */
const footer: CSSObject = {
  position: "relative",
  [tallScreen]: { position: "sticky", bottom: 0 },
  flex: "none",
  padding: `${space(1.5)} ${inlinePadding} max(${space(3)}, env(safe-area-inset-bottom))`,
  background: color.raised,
  // The fade is as high as the space above the footer at the end of the dialog.
  "&::before": { ...fade, height: space(3), position: "absolute", insetInline: 0, bottom: "100%" },
};

const withFooter: CSSObject = { "& > div": { scrollPaddingBottom: space(14) } };

export const variants = {
  default: css(baseStyle, withFooter, {
    // The submit button of a form. The body of the dialog ends with it.
    "& form > :last-child": { ...footer, margin: `0 calc(-1 * ${inlinePadding}) ${space(-1)}` },
  }),
  reading: css(baseStyle, withFooter, {
    maxHeight: "80dvh",
    [media.small]: { maxWidth: "46rem" },
  }),
  full: css(baseStyle, fadedEnd, {
    // It ends in panels, not in lines.
    "& > div::after": { height: space(4), marginTop: 0 },
    height: `calc(100dvh - ${space(4)})`,
    // Some of the backdrop stays visible, so that it can be clicked to close the dialog.
    [media.small]: { height: `calc(100dvh - ${space(8)})`, maxWidth: "none" },
  }),
  search: css(baseStyle, fadedEnd, {
    margin: 0,
    borderRadius: `0 0 ${radius.card} ${radius.card}`,
    [media.small]: {
      maxHeight: "80dvh",
      margin: "min(12vh, 8rem) auto auto",
      borderRadius: radius.card,
    },
    [media.motion]: { animation: `${appear} 150ms ease-out` },
  }),
};

/** All of it scrolls under the sticky bar, so the arrow keys scroll it wherever the focus is. */
export const scroller = css({
  flex: "1 1 auto",
  display: "flex",
  flexDirection: "column",
  overflowY: "auto",
  overscrollBehavior: "contain",
  // Keeps a focused control from being scrolled under the bar.
  [tallScreen]: { scrollPaddingTop: space(9) },
});

export const bar = css({
  [tallScreen]: { position: "sticky", top: 0, zIndex: 1 },
  flex: "none",
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: space(2),
  paddingBlock: space(1),
  paddingInline: `${inlinePadding} ${space(1.5)}`,
  background: color.raised,
  borderBottom: `1px solid ${color.line}`,
});

export const title = css({
  paddingBlock: space(1),
  fontSize: fontSize.title,
  lineHeight: 1.2,
  // It takes the focus, but is no control.
  outline: "none",
});

export const closeButton = css({
  ...iconTarget,
  color: color.textMuted,
  [media.hover]: { "&:hover": { background: color.sunken, color: color.text } },
  "&:active": { background: color.line },
});

export const body = css({
  flex: "1 0 auto",
  display: "flex",
  flexDirection: "column",
  padding: `${space(2.5)} ${inlinePadding} ${space(1)}`,
});

export const actions = css(footer, {
  ...wrappingRow,
  gap: `${space(1)} ${space(4)}`,
  marginTop: space(3),
});
