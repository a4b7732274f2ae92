import type { CSSObject } from "@emotion/react";
import type { ComponentProps } from "react";
import { below, color, fontSize, media, radius, space, transition } from "../theme/style";
import { actionText } from "./shared-styles";
import { SmartLink, type SmartLinkProps } from "./smart-link";

interface ButtonStyleProps {
  variant?: keyof typeof variants;
  /** Set on the one that a page begins or ends with. */
  isLarge?: boolean;
}

export const buttonStyle = ({ variant = "brand", isLarge = false }: ButtonStyleProps) => [
  baseStyle,
  variants[variant],
  isLarge && { minHeight: space(8), paddingInline: "2.5rem", fontSize: fontSize.body },
];

/** Starts an action on this page. It never submits a form unless its `type` says so. */
export function Button(props: ComponentProps<"button"> & ButtonStyleProps) {
  const { variant, isLarge, ...rest } = props;
  return <button type="button" css={buttonStyle({ variant, isLarge })} {...rest} />;
}

export function ButtonLink({ variant, isLarge, ...rest }: SmartLinkProps & ButtonStyleProps) {
  return <SmartLink css={buttonStyle({ variant, isLarge })} {...rest} />;
}

const baseStyle: CSSObject = {
  ...actionText,
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space(1),
  minHeight: space(6),
  padding: "0.75rem 1.75rem",
  border: "1px solid transparent",
  borderRadius: radius.control,
  lineHeight: 1.35,
  textAlign: "center",
  // As wide as a phone's screen or its column.
  [`@media ${below("small")}`]: { width: "100%" },
  // Lines of equal length keep "90–180 days" together.
  textWrap: "balance",
  textDecoration: "none",
  cursor: "pointer",
  // The transform has no transition: Chromium would hold back the frame that shows the press by some 100 ms.
  transition: transition("background-color", "border-color", "color"),
  "&:active": { transform: "translateY(1px)" },
  "&:disabled, &[aria-disabled=true]": { opacity: 0.6, cursor: "not-allowed" },
  // Windows' high-contrast modes drop backgrounds, so the border has to show the shape.
  [media.forcedColors]: { borderColor: "ButtonBorder" },
};

const variants = {
  accent: {
    background: color.accent,
    color: color.onAccent,
    [media.hover]: { "&:hover": { background: color.accentHover } },
  },
  brand: {
    background: color.brand,
    color: color.onBrand,
    [media.hover]: { "&:hover": { background: color.brandHover } },
  },
  outline: {
    borderColor: color.controlLine,
    color: color.text,
    [media.hover]: { "&:hover": { borderColor: color.brand, color: color.brand } },
  },
};
