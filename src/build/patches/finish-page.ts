import { scriptOf } from "../../startup/inline/inline-scripts";
import { loadScriptsLate, makeDecodingSafe } from "../../startup/late-scripts";

/** The part of a page that Gatsby writes anew whenever a script has changed. */
const scriptSlice =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)([^]*?)(<!-- slice-end id="_gatsby-scripts-1" -->)/;
const inlineScripts = /<script(?! src=)[^>]*>([^]*?)<\/script>/g;
const sources = /<script src="([^"]+)" async><\/script>/g;

/** Gatsby's only inline script that differs from page to page. */
const pagePath =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=("[^"]*");\/\*]]>\*\/<\/script>/;

/** Gatsby's elements with a style attribute; src/theme/global-styles.ts has these styles too. */
const styledElements = /<div [^>]*\bid="gatsby-(?:announcer|focus-wrapper)"[^>]*>/g;

/**
 * Rewrites what Gatsby adds to a page, so that a strict security policy allows it and the first screen is painted
 * sooner: one script that has the inline ones and loads the others late, and no style attributes. Comments keep
 * Cloudflare from hiding mail addresses, which React would find changed. Throws if it does not know what Gatsby wrote.
 * @param writeScript returns the script's address
 */
export function finishPage(html: string, writeScript: (text: string) => string): string {
  const finished = html
    .replace(styledElements, (tag) => tag.replace(/ style="[^"]*"/, ""))
    .replace(/(?:<!--email_off-->)?(<div id="___gatsby">)/, "<!--email_off-->$1")
    .replace(
      pagePath,
      '<!--/email_off--><script id="page-path" type="application/json">$1</script>',
    )
    .replace(scriptSlice, (slice, start: string, scripts: string, end: string) => {
      if (/^<script src="[^"]+" async fetchpriority="low">/.test(scripts)) return slice;
      return `${start}<script src="${writeScript(lateScript(scripts))}" async fetchpriority="low"></script>${end}`;
    });
  expectKnown(finished.includes('<script id="page-path"') && scriptSlice.test(finished));
  return finished;
}

function expectKnown(isKnown: boolean): void {
  if (isKnown) return;
  throw new Error("finish-page.ts does not recognize Gatsby's scripts: has Gatsby been upgraded?");
}

/** A file and not an inline script: whoever blocks inline scripts gets the others all the same. */
function lateScript(gatsbyScripts: string): string {
  const texts = [...gatsbyScripts.matchAll(inlineScripts)].map(([, text]) => text);
  const paths = [...gatsbyScripts.matchAll(sources)].map(([, path = ""]) => path);
  expectKnown(texts.length > 0 && paths.length > 0);
  return [
    'window.pagePath=JSON.parse(document.getElementById("page-path").textContent)',
    ...texts,
    scriptOf(makeDecodingSafe, {}),
    scriptOf(loadScriptsLate, { paths }),
  ].join(";");
}
