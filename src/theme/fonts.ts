import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2";
import instrumentSans from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";

/** Preloaded on every page: both stand above the fold. */
export const fontFiles: readonly string[] = [fraunces, instrumentSans];

/**
 * The fallbacks take the web fonts' metrics, so that nothing moves when these arrive. The numbers
 * come from the fonts' own tables (average advance, ascent, descent against Georgia and Arial);
 * Gelasio and Liberation Sans are the free fonts with those widths.
 */
export const fontFaces = `
@font-face{font-family:Fraunces;font-weight:100 900;font-display:swap;src:url(${fraunces}) format("woff2")}
@font-face{font-family:"Instrument Sans";font-weight:400 700;font-display:swap;src:url(${instrumentSans}) format("woff2")}
@font-face{font-family:"Fraunces Fallback";src:local("Georgia"),local("Gelasio");ascent-override:92.96%;descent-override:24.24%;line-gap-override:0%;size-adjust:105.2%}
@font-face{font-family:"Instrument Sans Fallback";src:local("Arial"),local("Liberation Sans");ascent-override:94.42%;descent-override:24.33%;line-gap-override:0%;size-adjust:102.74%}
`;
