import { Link } from "gatsby";
import { routes } from "../domain/routes";
import { estimateWidestWord } from "../lib/text-width";
import { LogoSign } from "../theme/logo-sign";
import { font, fontWeight, letterSpacing } from "../theme/style";
import { touchTarget } from "./shared-styles";

/** The mark, and the space between it and the name. */
const mark = 1.3;
const gap = 0.4;

/** The smallest letters of a name, in pixels: larger text would leave a phone no room for its words. */
const smallest = 14;

/** The widest word, in em, that has room in the header of the narrowest phone, beside a link to another language. */
const alwaysFits = 4;

/**
 * The mark and the name, in the size of the surrounding text, as a link to the home page. In a size container, a name
 * whose longest word has no room is smaller, and at last stands alone.
 */
export function Logo({ name, className }: { name: string; className?: string }) {
  const widest = estimateWidestWord(name);
  const wordsNeedAll = `@container (width < calc(${mark + gap}em + ${smallest * widest}px))`;
  const sizes = [`${sizeOf(name)}em`];
  if (widest > alwaysFits) sizes.push(`(100cqi - ${mark + gap}em) / ${widest}`);
  return (
    <Link
      to={routes.home.path}
      className={className}
      css={{ ...touchTarget, gap: `${gap}em`, lineHeight: 1, textDecoration: "none" }}
    >
      <LogoSign
        aria-hidden="true"
        css={{
          flex: "none",
          width: `${mark}em`,
          height: `${mark}em`,
          [wordsNeedAll]: { display: "none" },
        }}
      />
      <span
        css={{
          // A long name is smaller, and wraps between its words.
          fontSize: `max(${smallest}px, min(${sizes.join()}))`,
          hyphens: "manual",
          lineHeight: 1.1,
          fontFamily: font.display,
          fontWeight: fontWeight.medium,
          letterSpacing: letterSpacing.tight,
          [wordsNeedAll]: { letterSpacing: "-0.03em" },
        }}
      >
        {name}
      </span>
    </Link>
  );
}

const sizeOf = (name: string): number => Math.min(1, Math.max(0.6, 9.5 / name.length));
