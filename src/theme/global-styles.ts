import { fontFamilies } from "./fonts";
import { displayWeight, fontSize } from "./style";
import { renderDeclarations, renderThemeVariables } from "./tokens";

/** Sections that are dark in both themes (`data-dark`), and forms in them, take these colours from the dark theme. */
const darkRoles = [
  ...["surface", "raised", "sunken", "text", "textMuted", "line", "controlLine"],
  ...["brand", "brandHover", "onBrand", "accent", "accentHover", "onAccent"],
  ...["danger", "success", "focus"],
];

/** The reset, the type scale and the states of controls: a string, so it adds nothing to the JavaScript. */
export const globalStyles = `
${renderThemeVariables()}
*,*::before,*::after{box-sizing:border-box}
*{margin:0}
html{
  --gutter:clamp(min(1.25rem,6.25vw),5vw,3rem);
  --section:clamp(4rem,7.5vw,6.5rem);
  --section-large:clamp(4.5rem,11vw,9.5rem);
  --heading:clamp(1.875rem,1.35rem + 1.8vw,2.75rem);
  --heading-large:clamp(2rem,.9rem + 2.9vw,3.5rem);
  --header:4.5rem;
  --forward:1;
  --font-display:${fontFamilies.display};
  --font-text:${fontFamilies.text};
  -webkit-text-size-adjust:100%;
  text-size-adjust:100%;
  scroll-padding-top:calc(var(--header) + 1rem);
}
/* Large screens are viewed from further away. */
@media (width>=105em){html{font-size:112.5%}}
[dir=ltr]{--forward:1}
[dir=rtl]{--forward:-1}
body{
  font:400 ${fontSize.body}/1.6 var(--font-text);
  color:var(--color-text);
  background:var(--color-surface);
  -webkit-font-smoothing:antialiased;
  /* On Linux, Chromium would otherwise round the width of each letter, and lines would break elsewhere once the font has loaded. */
  text-rendering:geometricPrecision;
  /* The spaces of the text font are narrow in small sizes. */
  word-spacing:.04em;
  /* Unlike break-word, it also lets a long word shrink the columns that hold it. */
  overflow-wrap:anywhere;
}
/* Other languages have longer words, which the browser hyphenates. */
body:not(:lang(en)){-webkit-hyphens:auto;hyphens:auto;hyphenate-limit-chars:12 5 5}
h1,h2,h3{font-family:var(--font-display);font-weight:${displayWeight};line-height:1.15;letter-spacing:-.015em;text-wrap:balance}
p,li{text-wrap:pretty}
ul,ol,dl,dd{padding:0}
/* Unlike none, an empty marker leaves Safari a list to announce. */
ul,ol{list-style-type:""}
img,svg,picture,iframe{display:block;max-width:100%}
img{height:auto;filter:var(--dim)}
button,input,select,textarea{font:inherit;color:inherit;text-rendering:inherit}
button{background:none;border:0;padding:0;cursor:pointer}
[data-opening],[data-pressed]{opacity:.7}
a{color:inherit;text-underline-offset:.2em;text-decoration-thickness:1px}
address{font-style:normal}
/* Keeps the digit groups of a phone number in order in languages written from right to left. */
a[href^="tel:"]{direction:ltr;unicode-bidi:isolate}
svg{flex:none}
[hidden]{display:none!important}
/* A page behind an open dialog does not scroll. The space of its scroll bar, which is always at the right, is kept, so
   that nothing moves. Not by padding, which Chromium briefly shows in addition to the bar. */
html[data-modal]{overflow:hidden}
@media screen{html[data-modal],html[data-modal] header{width:calc(100vw - var(--scroll-bar));margin-right:auto}}
:focus-visible{outline:2px solid var(--color-focus);outline-offset:2px;border-radius:2px}
::selection{background:var(--color-highlight);color:var(--color-on-highlight)}
/* Paper is white, whatever the screen is. */
@media screen{[data-dark]{color-scheme:dark;--dim:none;${renderDeclarations("dark", darkRoles)}}}
/* Gatsby's live region speaks English on every site; src/layout/announcer.tsx announces pages instead. */
#gatsby-announcer{display:none}
@media (prefers-contrast:more){
  body,[data-dark]{--color-line:var(--color-control-line);--color-text-muted:var(--color-text)}
}
/* Behind an open dialog and while the theme changes, browsers style only the sections in view, for slow phones. The others
   keep their heights. Containment is permanent, because Chromium reports a layout shift when it begins. */
main section,footer{contain:layout style;contain-intrinsic-block-size:auto 40rem}
@media screen{
  html:is([data-modal],[data-theme-change]) :is(main section,footer){content-visibility:auto}
}
/* A new theme appears without transitions, each frame of which would restyle every control. */
html[data-theme-change] *{transition:none!important}
/* Sections rise as they scroll into view, where the browser supports scroll-driven animations. They never
   fade: text at the lower edge of the screen would be too pale to read while the page is at rest. */
@media (prefers-reduced-motion:no-preference){
  @supports (animation-timeline:view()){
    @keyframes rise{from{transform:translateY(12px)}}
    [data-rise]{animation:rise linear both;animation-timeline:view();animation-range:entry 0% entry 30%}
  }
}
@media (prefers-reduced-motion:reduce){
  *,*::before,*::after{transition-duration:.01ms!important;animation-duration:.01ms!important;scroll-behavior:auto!important}
}
/* On paper all is black on white and one below the other, with the pictures that say something. */
@media print{
  @page{margin:1.5cm}
  html{--header:0rem;--gutter:0rem;--section:1rem;--section-large:1rem;--heading-large:var(--heading)}
  body{font-size:11pt;background:#fff}
  body *{color:#000!important;background:none!important;-webkit-mask:none!important;mask:none!important;animation:none!important;box-shadow:none!important}
  header,footer,nav,form,button,[data-print=hidden],main svg:not([role=img] svg),main div[aria-hidden],img[alt=""]{display:none!important}
  main :is(section,article,div,ul,ol,dl,picture){display:block!important;position:static!important;min-height:0!important;max-height:none!important;height:auto!important;overflow:visible!important;translate:none!important}
  main :is(div,ul,li,article,picture){width:auto!important;max-width:none!important;margin-inline:0!important}
  main :is(div,li){padding-block:0!important;padding-inline:0!important}
  main li{display:list-item!important;position:static!important;border:0!important;translate:none!important}
  main :is(div,ul,ol,li,picture)+:is(div,ul,ol,li,picture,address){margin-top:1rem!important}
  main :is(h1,h2,h3,p,a){margin-block:.4rem!important;text-indent:0!important}
  /* Taller ones push what follows to the next page, and leave half of this one empty. */
  main picture{aspect-ratio:auto!important;outline:0!important}
  main img{position:static!important;width:auto!important;height:auto!important;min-height:0!important;max-height:9rem!important;filter:none}
  h1,h2,h3{break-after:avoid}
  h1,h2,h3,p,li,picture,dl>div{break-inside:avoid}
  /* An open dialog is printed alone, and once. */
  body:has(dialog[open]) main{display:none}
  dialog[open]{position:absolute!important;height:auto!important;max-height:none!important;margin:0 auto!important}
  a[href^="http"]::after{content:" (" attr(href) ")"!important;position:static!important;font-size:.85em}
  a:not([href^="http"])::after{display:none}
}
`;
