/** How the dialog looks. */
import { type CSSObject, keyframes } from "@emotion/react";
import { color, font, media, radius, space, targetSize, transition } from "../theme/style";
import { palettes, type Theme } from "../theme/tokens";

/**
 * "reading" is at most 80% of the screen's height, "full" covers nearly all of it, and "search"
 * hangs from the top, where a phone's keyboard leaves it alone.
 */
export type Variant = "default" | "reading" | "full" | "search";

/** What the backdrop makes of the page's surface. */
const dimmed = (theme: Theme) =>
  `color-mix(in srgb, ${palettes[theme].pictureShade} 55%, ${palettes[theme].surface})`;

/**
 * The page behind stays where it is. Where scroll bars take room, their room is kept, so that nothing
 * moves sideways; the backdrop does not reach there, but the root's background does.
 */
export const lockedPage = {
  html: { overflow: "hidden", scrollbarGutter: "stable", background: dimmed("light") },
  "html:has(body[data-theme=dark])": { background: dimmed("dark") },
} as const;

const rise = keyframes({ from: { opacity: 0, transform: "translateY(12px)" } });
const slideUp = keyframes({ from: { transform: "translateY(40%)", opacity: 0 } });
const appear = keyframes({ from: { opacity: 0 } });

export const base: CSSObject = {
  // Never `display` without [open]: it would show a closed dialog.
  "&[open]": { display: "flex", flexDirection: "column" },
  width: "100%",
  maxWidth: "none",
  height: "fit-content",
  maxHeight: "calc(100dvh - 2rem)",
  margin: "auto 0 0",
  padding: 0,
  overflow: "hidden",
  // Seen only where Windows' high-contrast modes drop backgrounds and shadows.
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
  [media.small]: {
    width: "calc(100% - 4rem)",
    maxWidth: "42rem",
    maxHeight: "calc(100dvh - 4rem)",
    margin: "auto",
    borderRadius: radius.card,
  },
  [media.motion]: {
    animation: `${slideUp} 220ms ease-out`,
    "&::backdrop": { animation: `${appear} 200ms ease-out` },
    [media.small]: { animation: `${rise} 200ms ease-out` },
  },
};

export const variants: Record<Variant, CSSObject> = {
  default: {},
  reading: { maxHeight: "80dvh", [media.small]: { maxHeight: "80dvh", maxWidth: "46rem" } },
  full: {
    height: "calc(100dvh - 2rem)",
    // A rim of backdrop stays, to see where one is and to press for leaving.
    [media.small]: { height: "calc(100dvh - 4rem)", maxWidth: "none" },
  },
  search: {
    margin: 0,
    maxHeight: "100dvh",
    borderRadius: `0 0 ${radius.card} ${radius.card}`,
    [media.small]: {
      maxHeight: "80dvh",
      margin: "min(12vh, 8rem) auto auto",
      borderRadius: radius.card,
    },
    [media.motion]: { animation: `${appear} 150ms ease-out` },
  },
};

/**
 * The whole of the dialog scrolls, under its bar: whatever has the focus in it, the arrow keys move
 * the text, and no extra tab stop is needed for that. The dialog's round corners cut the scroll bar.
 */
export const scroller: CSSObject = {
  flex: "1 1 auto",
  minHeight: 0,
  display: "flex",
  flexDirection: "column",
  overflowY: "auto",
  overscrollBehavior: "contain",
  // Controls that are tabbed to do not hide under the bar.
  scrollPaddingTop: "5rem",
};

const inset = "clamp(1.25rem, 4vw, 2rem)";

export const bar: CSSObject = {
  position: "sticky",
  top: 0,
  zIndex: 1,
  flex: "none",
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: space(2),
  padding: `${space(1.5)} ${space(1.5)} ${space(1.5)} ${inset}`,
  background: color.raised,
  borderBottom: `1px solid ${color.line}`,
};

export const titleStyle: CSSObject = {
  paddingBlock: "0.5rem",
  fontFamily: font.display,
  fontSize: "clamp(1.25rem, 1.1rem + 0.6vw, 1.625rem)",
  lineHeight: 1.2,
  // It takes the focus once, by script, and is no control: a ring would promise one.
  outline: "none",
};

export const closeButton: CSSObject = {
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  width: targetSize,
  height: targetSize,
  borderRadius: radius.control,
  color: color.textMuted,
  transition: transition("background-color", "color"),
  [media.hover]: { "&:hover": { background: color.sunken, color: color.text } },
  "&:active": { background: color.line },
};

export const body: CSSObject = {
  flex: "1 0 auto",
  display: "flex",
  flexDirection: "column",
  padding: `${space(3)} ${inset} ${space(4)}`,
};
