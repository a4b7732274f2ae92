import { LogoSign } from "../theme/logo-sign";
import { font, fontWeight, letterSpacing } from "../theme/style";

/** The mark and the name, in the colour and size of the surrounding text. */
export function Logo({ name }: { name: string }) {
  return (
    <span
      css={{
        display: "inline-flex",
        alignItems: "center",
        gap: "0.4em",
        minWidth: 0,
        lineHeight: 1,
      }}
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
    </span>
  );
}
