import { createHash } from "node:crypto";
import { themeVariables } from "../../theme/css-variables";
import { color, fontWeight, radius, space } from "../../theme/style";

/** The style sheet of the form page, in the site's colours. It is inline: the page loads nothing else. */
export const formPageStyle = `${themeVariables}
* { box-sizing: border-box; }
body { margin: 0; background: ${color.surface}; color: ${color.text};
  font: 1.0625rem/1.6 "Instrument Sans", system-ui, sans-serif; }
header, main { max-width: 40rem; margin: 0 auto; padding: ${space(3)} ${space(2)}; }
h1 { font: ${fontWeight.semibold} clamp(2rem, 6vw, 3rem)/1.1 Fraunces, Georgia, serif; margin: 0 0 ${space(3)}; }
h2 { font-size: 1.25rem; margin: 0 0 ${space(1)}; }
a { color: ${color.brand}; text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid ${color.focus}; outline-offset: 2px; }
.problem { border: 2px solid ${color.danger}; border-radius: ${radius.control}; padding: ${space(2)}; margin-bottom: ${space(4)}; }
.problem a { color: ${color.danger}; display: inline-block; padding: ${space(1)} 0; font-weight: ${fontWeight.semibold}; }
.problem p { margin: ${space(1)} 0; }
.problem ul { margin: 0; padding-left: 1.25rem; }
.field { margin-bottom: ${space(3)}; }
label { display: block; font-weight: ${fontWeight.semibold}; }
.hint { color: ${color.textMuted}; margin: 0; }
.error { color: ${color.danger}; font-weight: ${fontWeight.semibold}; margin: 0; }
input, select, textarea { display: block; width: 100%; min-height: ${space(6)}; margin-top: 0.25rem; padding: ${space(1)} 0.75rem;
  font: inherit; color: inherit; background: ${color.raised}; border: 1px solid ${color.controlLine}; border-radius: ${radius.control}; }
[aria-invalid] { border: 2px solid ${color.danger}; }
button { min-height: ${space(6)}; padding: ${space(1)} ${space(3)}; font: inherit; font-weight: ${fontWeight.semibold}; cursor: pointer;
  color: ${color.onAccent}; background: ${color.accent}; border: 1px solid transparent; border-radius: ${radius.control}; }
.honeypot { display: none; }
`;

const hash = createHash("sha256").update(formPageStyle).digest("base64");

/** The page's Content-Security-Policy: its own style sheet and its own form, and nothing else. */
export const formPagePolicy = `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
