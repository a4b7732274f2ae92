import { createHash } from "node:crypto";

/** The look of the form page, in the site's colours. It stands in the page, so that the page needs nothing. */
export const formPageStyle = `
:root { color-scheme: light dark; --surface: #fbf8f3; --raised: #fff; --text: #14241f; --muted: #4a5a54;
  --control: #6f7d76; --brand: #1e5247; --accent: #b93c18; --on-accent: #fff; --danger: #b3261e; }
@media (prefers-color-scheme: dark) {
  :root { --surface: #0c1f1a; --raised: #12302a; --text: #f4eee4; --muted: #b6c4bc;
    --control: #7d9a90; --brand: #7cc4b0; --accent: #ff8a5f; --on-accent: #0c1f1a; --danger: #ff9b8f; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--surface); color: var(--text);
  font: 1.0625rem/1.6 "Instrument Sans", system-ui, sans-serif; }
header, main { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem; }
h1 { font: 600 clamp(2rem, 6vw, 3rem)/1.1 Fraunces, Georgia, serif; margin: 0 0 1.5rem; }
h2 { font-size: 1.25rem; margin: 0 0 0.5rem; }
a { color: var(--brand); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
.problem { border: 2px solid var(--danger); border-radius: 4px; padding: 1rem; margin-bottom: 2rem; }
.problem a { color: var(--danger); display: inline-block; padding: 0.5rem 0; font-weight: 600; }
.problem p { margin: 0.5rem 0; }
.problem ul { margin: 0; padding-left: 1.25rem; }
.field { margin-bottom: 1.5rem; }
label { display: block; font-weight: 600; }
.hint { color: var(--muted); margin: 0; }
.error { color: var(--danger); font-weight: 600; margin: 0; }
input, select, textarea { display: block; width: 100%; min-height: 3rem; margin-top: 0.25rem; padding: 0.5rem 0.75rem;
  font: inherit; color: inherit; background: var(--raised); border: 1px solid var(--control); border-radius: 4px; }
textarea { min-height: 9rem; }
[aria-invalid] { border: 2px solid var(--danger); }
button { min-height: 3rem; padding: 0.5rem 1.5rem; font: inherit; font-weight: 600; cursor: pointer;
  color: var(--on-accent); background: var(--accent); border: 1px solid transparent; border-radius: 4px; }
.away { position: absolute; left: -100vw; }
`;

const hash = createHash("sha256").update(formPageStyle).digest("base64");

/** Allows this page its own style and its own form, and nothing else at all. */
export const formPagePolicy = `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
