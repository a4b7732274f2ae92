import { css, type CSSObject } from "@emotion/react";
import { color, fontSize, fontWeight, radius, space, transition } from "../theme/style";

export const error: CSSObject = {
  display: "flex",
  gap: space(1),
  marginTop: space(1),
  color: color.danger,
  fontSize: fontSize.label,
  fontWeight: fontWeight.semibold,
};

export const hint: CSSObject = { color: color.textMuted, fontSize: fontSize.small };

/** Label, control and error share their rows with the field beside them, which aligns both controls. */
export const halfField = css({
  display: "grid",
  gridRow: "span 3",
  gridTemplateRows: "subgrid",
  alignContent: "start",
  minWidth: 0,
  marginBottom: space(3),
});

export const field = css(halfField, { gridColumn: "1 / -1" });

/** Serialized once, because a submit renders every field again. */
export const control = css({
  width: "100%",
  minWidth: 0,
  minHeight: space(6),
  padding: "0.625rem 0.875rem",
  border: `1px solid ${color.controlLine}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.text,
  // Below 16 pixels, iOS Safari zooms in when the control takes the focus.
  fontSize: "max(1rem, 16px)",
  lineHeight: 1.5,
  transition: transition("border-color", "box-shadow"),
  // The error summary links here: keep the label clear of the fixed header.
  scrollMarginBlock: space(14),
  "textarea&": { resize: "vertical" },
  // Browsers place their own arrows too close to the edge: see arrow.
  "select&": { appearance: "none", paddingInlineEnd: space(5.5), cursor: "pointer" },
  "&:hover": { borderColor: color.text },
  "&[aria-invalid=true]": {
    borderColor: color.danger,
    boxShadow: `inset 0 0 0 1px ${color.danger}`,
  },
  // iOS Safari centres the chosen date.
  "&::-webkit-date-and-time-value": { textAlign: "start" },
  // WebKit, which alone supports this property, fills an empty date with the digits of today.
  "@supports (hanging-punctuation: first)": {
    "&:required:invalid:not(:out-of-range, :focus-within)::-webkit-datetime-edit": { opacity: 0 },
  },
});

export const arrow: CSSObject = {
  justifySelf: "end",
  marginInlineEnd: "0.875rem",
  color: color.textMuted,
  pointerEvents: "none",
};
