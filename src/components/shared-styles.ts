/** Styles that several components share. */
import type { CSSObject } from "@emotion/react";
import { color, fontSize, fontWeight, media, radius, space, transition } from "../theme/style";

/** Items beside each other that wrap, and with their middles on one line. */
export const wrappingItems: CSSObject = { display: "flex", flexWrap: "wrap" };
export const wrappingRow: CSSObject = { ...wrappingItems, alignItems: "center" };

/** The size of a touch target: 44 px, or more with large text, as far as three fit beside the logo of a narrow screen. */
export const targetSize = "clamp(44px, 14vw, 2.75rem)";

/** A link or button in text. */
export const touchTarget: CSSObject = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: targetSize,
};

/** A margin that takes back the space above and below the text of a small touch target. */
export const aroundTouchTarget = space(-1.25);

/** A link or button that stands alone, without a box. */
export const actionLink: CSSObject = {
  ...touchTarget,
  color: color.brand,
  fontWeight: fontWeight.semibold,
};

/** A button with nothing but an icon. */
export const iconTarget: CSSObject = {
  ...touchTarget,
  flex: "none",
  justifyContent: "center",
  width: targetSize,
  borderRadius: radius.control,
};

/** A button with nothing but an icon, which does nothing without JavaScript. */
export const scriptedIcon: CSSObject = {
  ...iconTarget,
  transition: transition("color"),
  [media.withoutScripts]: { display: "none" },
};

/** A button's text, and that of a link which leads on as a button does. */
export const actionText: CSSObject = {
  fontSize: fontSize.label,
  fontWeight: fontWeight.semibold,
  letterSpacing: "0.01em",
};

/** A box within a page, such as notes. */
export const box: CSSObject = { padding: "clamp(1.25rem, 3vw, 2rem)", borderRadius: radius.card };

/** A raised surface, such as the one around a form. */
export const panel: CSSObject = {
  padding: "clamp(1.25rem, 3vw, 2.5rem)",
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.raised,
};

/** A link for which the whole of the positioned box around it can be pressed. */
export const stretchedLink: CSSObject = {
  textDecoration: "none",
  "&::after": { content: '""', position: "absolute", inset: 0 },
};

/** A box whose picture grows a little, wherever in it the pointer is. */
export const growingPicture: CSSObject = {
  "& img": { transition: transition("transform") },
  [media.motion]: { "&:hover img": { transform: "scale(1.03)" } },
};

/** Hides something visually; assistive technology still reads it. */
export const visuallyHidden: CSSObject = {
  position: "absolute",
  width: 1,
  height: 1,
  margin: -1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
};

/** A short text that accompanies another: a date, a role, a note. */
export const mutedLabel: CSSObject = { color: color.textMuted, fontSize: fontSize.label };
