import { themeVariables } from "../../theme/tokens";
import { color, displayWeight, fontWeight, radius } from "../../theme/style";
import { hashSource } from "../http/security-headers";

/** The style of the form page, which is inline: the site's colours, and the visitor's own fonts. */
export const formPageStyle = `${themeVariables()}
* { box-sizing: border-box; margin: 0; }
body { background: ${color.surface}; color: ${color.text}; font: 1.0625rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; -webkit-text-size-adjust: 100%; }
header, main { max-width: 48rem; margin: 0 auto; padding: 1rem clamp(1rem, 4vw, 2rem) 2rem; }
header a { display: flex; align-items: center; gap: 0.75rem; font-size: 1.5rem; text-decoration: none; }
h1, h2 { font: ${displayWeight} 2rem/1.2 Georgia, serif; text-wrap: balance; }
h2 { font-size: 1.25rem; }
a { color: ${color.brand}; }
:focus-visible { outline: 2px solid ${color.focus}; outline-offset: 2px; }
form, .problem { margin-top: 2rem; padding: clamp(1rem, 4vw, 2rem); border: 1px solid ${color.line}; border-radius: ${radius.card}; background: ${color.raised}; }
.problem { border: 2px solid ${color.danger}; }
.problem li a { display: block; padding: 0.625rem 0; }
.problem li a, .error { color: ${color.danger}; font-weight: ${fontWeight.semibold}; }
.field { margin-bottom: 1.5rem; }
label { font-weight: ${fontWeight.semibold}; }
.hint { color: ${color.textMuted}; }
input, select, textarea { display: block; width: 100%; min-height: 3rem; margin-top: 0.5rem; padding: 0.625rem 0.875rem;
  font: inherit; color: inherit; background: ${color.surface}; border: 1px solid ${color.controlLine}; border-radius: ${radius.control}; }
[aria-invalid] { border: 2px solid ${color.danger}; }
button { min-height: 3rem; padding: 0.75rem 1.75rem; font: inherit; font-weight: ${fontWeight.semibold};
  color: ${color.onAccent}; background: ${color.accent}; border: 1px solid transparent; border-radius: ${radius.control}; }
.honeypot { display: none; }
`;

/** The Content-Security-Policy that allows it. */
export const formPagePolicy = `default-src 'none'; style-src ${hashSource(formPageStyle)}; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
