import { Link } from "gatsby";
import { routes } from "../domain/routes";
import { LogoSign } from "../theme/logo-sign";
import { font, fontWeight, letterSpacing } from "../theme/style";
import { touchTarget } from "./shared-styles";

/** The mark and the name, in the size of the surrounding text, as a link to the home page. */
export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <Link
      to={routes.home.path}
      className={className}
      css={{ ...touchTarget, gap: "0.4em", lineHeight: 1, textDecoration: "none" }}
    >
      <LogoSign aria-hidden="true" css={{ width: "1.3em", height: "1.3em" }} />
      <span
        css={{
          // A long name is smaller, and wraps.
          fontSize: `${Math.min(1, Math.max(0.6, 9.5 / name.length))}em`,
          lineHeight: 1.1,
          fontFamily: font.display,
          fontWeight: fontWeight.medium,
          letterSpacing: letterSpacing.tight,
        }}
      >
        {name}
      </span>
    </Link>
  );
}
