/** @jsxRuntime automatic @jsxImportSource react */
import { renderToStaticMarkup } from "react-dom/server";
import { LogoSign } from "../../theme/logo-sign";
import type { ColorRole } from "../../theme/tokens";

type Palette = Readonly<Record<ColorRole, string>>;

/** Returns the sign on the brand's colour, as an SVG file. */
export function iconSvg({ brand, surface, highlight }: Palette): string {
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
      <rect width="512" height="512" rx="96" fill={brand} />
      <LogoSign main={surface} highlight={highlight} x="73" y="73" width="366" height="366" />
    </svg>,
  );
  return `${svg}\n`;
}
