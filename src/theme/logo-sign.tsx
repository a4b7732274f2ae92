/** @jsxRuntime automatic @jsxImportSource react */
import type { SVGProps } from "react";

/** The company's sign: on pages in the colour of the text, in icons in two colours of the theme. */
export function LogoSign(props: SVGProps<SVGSVGElement> & { main?: string; highlight?: string }) {
  const { main = "currentColor", highlight = "currentColor", ...rest } = props;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" {...rest}>
      <path fill={main} d="M2 24h8v6H2zM12 18h8v12h-8zM22 12h8v18h-8z" />
      <circle fill={highlight} cx="26" cy="5.5" r="3.5" />
    </svg>
  );
}
