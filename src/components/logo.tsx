import { font, fontWeight } from "../theme/style";

/** The mark and the name, in the colour of the text around them: inverted is white. */
export function Logo({ name }: { name: string }) {
  return (
    <span css={{ display: "inline-flex", alignItems: "center", gap: "0.4em", lineHeight: 1 }}>
      <svg
        viewBox="0 0 32 32"
        aria-hidden="true"
        css={{ width: "1.3em", height: "1.3em", flex: "none", fill: "currentColor" }}
      >
        <path d="M2 24h8v6H2zM12 18h8v12h-8zM22 12h8v18h-8z" />
        <circle cx="26" cy="5.5" r="3.5" />
      </svg>
      <span
        css={{
          fontFamily: font.display,
          fontSize: "1em",
          fontWeight: fontWeight.semibold,
          letterSpacing: "-0.02em",
        }}
      >
        {name}
      </span>
    </span>
  );
}
