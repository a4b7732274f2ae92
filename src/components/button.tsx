import type { CSSObject } from "@emotion/react";
import type { ButtonHTMLAttributes, ReactNode } from "react";
import {
  color,
  font,
  fontSize,
  fontWeight,
  media,
  radius,
  space,
  transition,
} from "../theme/style";
import { SmartLink, type SmartLinkProps } from "./smart-link";

type Variant = "accent" | "brand" | "outline" | "inverse";

const base: CSSObject = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space(1),
  minHeight: space(6),
  padding: "0.75rem 1.75rem",
  border: "1px solid transparent",
  borderRadius: radius.control,
  fontFamily: font.text,
  fontSize: fontSize.label,
  fontWeight: fontWeight.semibold,
  lineHeight: 1.25,
  letterSpacing: "0.03em",
  textAlign: "center",
  // Two lines of about one length: "90–" at the end of the first and "180 days" below would tear the figure.
  textWrap: "balance",
  textDecoration: "none",
  cursor: "pointer",
  transition: transition("background-color", "border-color", "color", "transform"),
  "&:active": { transform: "translateY(1px)" },
  "&:disabled, &[aria-disabled=true]": { opacity: 0.6, cursor: "not-allowed" },
  // Windows' high-contrast modes drop backgrounds: the border then shows the button's shape.
  "@media (forced-colors: active)": { borderColor: "ButtonBorder" },
};

const variants: Record<Variant, CSSObject> = {
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
  /** On a band of the band colour. */
  inverse: {
    background: color.onBand,
    color: color.pictureShade,
    [media.hover]: { "&:hover": { background: color.highlight } },
  },
};

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: Variant;
  children: ReactNode;
}

/** Something that happens on this page. */
export function Button({ variant = "brand", type = "button", ...rest }: ButtonProps) {
  return <button type={type} css={[base, variants[variant]]} {...rest} />;
}

interface ButtonLinkProps extends SmartLinkProps {
  variant?: Variant;
}

/** Something that leads elsewhere, and looks as weighty as a button. */
export function ButtonLink({ variant = "brand", ...rest }: ButtonLinkProps) {
  return <SmartLink css={[base, variants[variant]]} {...rest} />;
}
