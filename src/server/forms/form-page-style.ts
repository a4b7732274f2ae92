import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { themeVariables } from "../../theme/tokens";
import {
  color,
  displayWeight,
  fontSize,
  fontWeight,
  letterSpacing,
  radius,
  space,
} from "../../theme/style";
import { hashSource } from "../http/security-headers";

/**
 * The style of the form page, which is inline, in the site's colours and fonts, and the Content-Security-Policy that
 * allows it. Only the built home page knows the names of the fonts' files.
 */
export async function readFormPageStyle(publicDir: string) {
  const page = await readFile(join(publicDir, "index.html"), "utf8").catch(() => "");
  const faces = page.match(/@font-face\{[^{}<]*\}/g) ?? [];
  const families = page.match(/--font-(?:display|text):[^;{}<]*;/g) ?? [];
  const css = `${faces.join("")}:root{${families.join("")}}${styleSheet}`;
  const policy = `default-src 'none'; style-src ${hashSource(css)}; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
  return { css, policy };
}

/** Another page than the site's own has no fonts. */
const [display, text] = [
  "var(--font-display, Georgia, serif)",
  "var(--font-text, system-ui, sans-serif)",
];

const styleSheet = `${themeVariables()}
* { box-sizing: border-box; margin: 0; padding: 0; }
body { background: ${color.surface}; color: ${color.text}; font: 1.0625rem/1.6 ${text}; overflow-wrap: anywhere; -webkit-text-size-adjust: 100%; }
header { background: ${color.raised}; border-bottom: 1px solid ${color.line}; }
header a { display: flex; align-items: center; gap: 0.75rem; color: ${color.brand}; text-decoration: none;
  font: ${displayWeight} 1.625rem/1.1 ${display}; letter-spacing: ${letterSpacing.tight}; }
header img { flex: none; width: 2.25rem; height: 2.25rem; }
header a, main { max-width: 48rem; margin: 0 auto; padding: ${space(2)} clamp(1rem, 4vw, 2rem); }
main { padding-block: clamp(2rem, 6vw, 4rem); }
h1, h2 { font: ${displayWeight} clamp(2rem, 1.6rem + 2vw, 3rem)/1.15 ${display}; letter-spacing: -0.015em; text-wrap: balance; }
h2 { font-size: ${fontSize.title}; }
a { color: ${color.brand}; text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid ${color.focus}; outline-offset: 2px; }
.problem { margin: ${space(4)} 0; padding: ${space(3)}; border: 2px solid ${color.danger}; border-radius: ${radius.control}; }
.problem p, .problem ul { margin-top: ${space(1)}; }
.problem ul { list-style-type: ""; }
.problem p a { display: inline-block; }
.problem li a { display: block; padding: ${space(1.25)} 0; color: ${color.danger}; font-weight: ${fontWeight.semibold}; }
form { padding: clamp(1.25rem, 4vw, 2.5rem); border: 1px solid ${color.line}; border-radius: ${radius.card}; background: ${color.raised}; }
.field { margin-bottom: ${space(3)}; }
label { display: block; font-weight: ${fontWeight.semibold}; }
.hint { color: ${color.textMuted}; font-size: ${fontSize.label}; }
.error { margin-top: ${space(1)}; color: ${color.danger}; font-weight: ${fontWeight.semibold}; }
input, select, textarea { display: block; width: 100%; min-width: 0; min-height: ${space(6)}; margin-top: ${space(1)}; padding: 0.625rem 0.875rem;
  font: inherit; line-height: 1.5; color: inherit; background: ${color.raised}; border: 1px solid ${color.controlLine}; border-radius: ${radius.control}; }
textarea { resize: vertical; }
[aria-invalid] { border-color: ${color.danger}; box-shadow: inset 0 0 0 1px ${color.danger}; }
button { min-height: ${space(6)}; padding: 0.75rem 1.75rem; font: ${fontWeight.semibold} ${fontSize.label}/1.25 ${text}; letter-spacing: ${letterSpacing.wide};
  cursor: pointer; color: ${color.onAccent}; background: ${color.accent}; border: 1px solid transparent; border-radius: ${radius.control}; }
button:hover { background: ${color.accentHover}; }
.honeypot { display: none; }
@media (min-width: 40em) {
  .fields { display: grid; grid-template-columns: 1fr 1fr; column-gap: ${space(3)}; }
  .field { display: grid; grid-row: span 3; grid-template-rows: subgrid; align-content: start; grid-column: 1 / -1; }
  .field.half { grid-column: auto; }
}
`;
